import { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { checkQuery } from '../rest/check-query.ts';
import { describeBrokenRule } from './describe-broken-rule.ts';
import type { Sessions } from './session.ts';
import { STATEMENT_LIMITS, withPatience } from './statement-limits.ts';

type WithContext = PostgresConnection['withContext'];
type Options = Parameters<WithContext>[2];
type Vars = Parameters<WithContext>[0];
type Ast = Parameters<PostgresConnection['onPostgrestAST']>[0];

/**
 * Supabase Lite's connection over sessions of ours. Its own driver for servers ends the process when
 * one goes away, and its embedded database can hold the process forever (docs/decisions/0055).
 */
export class LiteConnection extends PostgresConnection {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    // Makes a client of its own too, which connects with its first query only: never.
    super({});
    this.#sessions = sessions;
    // The driver's pools know cursors too, which Kysely uses for streams only.
    const pool = sessions as unknown as PostgresPool;
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  override close(): Promise<void> {
    return this.#sessions.end();
  }

  /** Every question to `/rest/v1`, as it was understood and before it is asked. */
  override async onPostgrestAST(ast: Ast): Promise<Ast> {
    checkQuery(ast);
    const known = await super.onPostgrestAST(ast);
    return { ...known, ...(known.values && { values: await this.#markJson(known) }) };
  }

  /** An array for a column of JSON must not be taken for one of Postgres', nor a text for JSON. */
  async #markJson({ from, values }: Ast): Promise<Ast['values']> {
    const { columns } = await this.introspect({ useCache: true });
    const json = columns
      .filter(
        ({ table, schema, type }) => table === from && schema === 'public' && /^jsonb?$/.test(type),
      )
      .map(({ name }) => name);
    const mark = (row: object) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          json.includes(name) && value !== null ? { toJSON: () => value } : value,
        ]),
      );
    if (!values) return values;
    return Array.isArray(values) ? values.map(mark) : mark(values);
  }

  override normalizeDbError(error: unknown): unknown {
    return describeBrokenRule(error);
  }

  /**
   * Runs a request in a transaction that speaks for its caller: Supabase Lite's own way, in one
   * statement instead of six.
   */
  override withContext<T>(
    vars: Vars,
    work: (db: Kysely<unknown>) => Promise<T>,
    options?: Options,
  ): Promise<T> {
    if (!vars || options?.forceRollback) return super.withContext(vars, work, options);
    const speak = async (transaction: Kysely<unknown>) => {
      const settings = { ...describeCaller(vars), ...describeCall(options?.rpc) };
      const calls = Object.entries(settings).map(
        ([name, value]) => sql`set_config(${name}, ${value}, true)`,
      );
      await sql`select ${sql.join(calls)}`.execute(transaction);
      return work(transaction);
    };
    if (options?.transaction) return speak(options.transaction);
    const run = () =>
      this.kysely.transaction().execute((transaction: Transaction<unknown>) => speak(transaction));
    // A function of ours may be about all that a person has: “delete everything”, say.
    return options?.rpc ? withPatience(STATEMENT_LIMITS.ownWorkMs, run) : run();
  }
}

interface CallerVars {
  auth?: { uid?: unknown; role?: string; jwt?: unknown };
  storage?: { operation?: string };
}

function describeCaller(vars: NonNullable<Vars>): Record<string, string> {
  const { auth, storage } = vars as CallerVars;
  const role = auth?.role || 'anon';
  return {
    'request.jwt.claim.sub': String(auth?.uid ?? ''),
    'request.jwt.claim.role': role,
    'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
    'storage.operation': String(storage?.operation ?? ''),
    role,
  };
}

function describeCall(rpc: NonNullable<Options>['rpc']): Record<string, string> {
  if (!rpc) return {};
  return {
    'response.status': '',
    'response.headers': '',
    'request.method': rpc.method,
    'request.path': rpc.path,
    statement_timeout: String(STATEMENT_LIMITS.ownWorkMs),
    'request.headers': JSON.stringify(rpc.requestHeaders ?? {}),
    ...(rpc.readOnly && { transaction_read_only: 'on' }),
  };
}
