import { PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { checkQuery } from '../rest/check-query.ts';
import { describeBrokenRule } from './describe-broken-rule.ts';
import { STATEMENT_LIMITS } from './fair-share/statement-limits.ts';
import { findSession } from './find-session.ts';
import type { PostgresSession, PostgresSessions } from './postgres-session.ts';
import type { Statement } from './round-trip.ts';

type WithContext = PostgresConnection['withContext'];
type Options = Parameters<WithContext>[2];
type Vars = Parameters<WithContext>[0];
type Ast = Parameters<PostgresConnection['onPostgrestAST']>[0];

/**
 * Supabase Lite's connection, on sessions of ours. Its own driver for servers ends the process if one goes away, and
 * its embedded database can block the process forever (docs/decisions/0050).
 */
export class LiteConnection extends PostgresConnection {
  readonly #sessions: PostgresSessions;
  /** The query of each request, by its caller. */
  readonly #asked = new WeakMap<object, Ast>();

  constructor(sessions: PostgresSessions) {
    // This also makes a client that would connect with its first query. It never gets one.
    super({});
    this.#sessions = sessions;
    this.kysely = askThrough(sessions);
    // Without this, Supabase Lite looks for policies when a process stores its first card, and grants every table to
    // everybody. Two first cards at once would fail. `prepareDatabase` has already granted what is needed.
    Reflect.set(this, 'rlsState', 'active');
  }

  override close(): Promise<void> {
    return this.#sessions.end();
  }

  /** Sees every query to `/rest/v1` after it was parsed and before it runs. */
  override async onPostgrestAST(ast: Ast, vars?: Vars): Promise<Ast> {
    checkQuery(ast);
    if (vars) this.#asked.set(vars, ast);
    const known = await super.onPostgrestAST(ast);
    return { ...known, ...(known.values && { values: await this.#markJson(known) }) };
  }

  /** Marks JSON values, so that an array for a JSON column is not taken for a Postgres array, nor a text for JSON. */
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
   * Runs a request in a transaction with its caller's role, if their session is live. Supabase Lite does the same in
   * nine round trips; this takes one.
   */
  override async withContext<T>(
    vars: Vars,
    work: (db: Kysely<unknown>) => Promise<T>,
    options?: Options,
  ): Promise<T> {
    if (!vars || options?.forceRollback) return super.withContext(vars, work, options);
    const preamble = speakFor(vars, options?.rpc);
    if (options?.transaction) {
      const { text, values } = preamble;
      await options.transaction.executeQuery(CompiledQuery.raw(text, [...values]));
      return work(options.transaction);
    }
    const run = async () => {
      const session = await this.#sessions.connect();
      const only = { connect: async () => lend(session), end: async () => undefined };
      const ask = () => work(askThrough(only));
      try {
        // A function may change rows even if it is called for its result.
        return !options?.rpc && isSmallRead(this.#asked.get(vars))
          ? await session.read([preamble], ask)
          : await session.transact([preamble], ask);
      } finally {
        session.release();
      }
    };
    return run();
  }
}

function isSmallRead(ast: Ast | undefined): boolean {
  return ast?.type === 'query' && (ast.limit ?? 0) <= STATEMENT_LIMITS.rowsAtATime;
}

/** Makes a Kysely that sends its queries to this pool. */
function askThrough(pool: { connect(): Promise<Lent>; end(): Promise<void> }): Kysely<unknown> {
  // The driver's pools know cursors too, which Kysely uses only for streams.
  return new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
}

type Lent = Pick<PostgresSession, 'query' | 'release'>;

/** Lends Kysely a session that its owner keeps. */
const lend = (session: PostgresSession): Lent => ({
  query: (text, values) => session.query(text, values),
  release: () => undefined,
});

interface CallerVars {
  auth?: { uid?: unknown; role?: string; jwt?: unknown };
  storage?: { operation?: string };
}

/**
 * Checks that the caller's session is live and has the second factor, then takes their role until the transaction ends.
 */
function speakFor(vars: NonNullable<Vars>, rpc: NonNullable<Options>['rpc']) {
  const { auth, storage } = vars as CallerVars;
  const session = findSession(auth?.jwt);
  const settings = { ...describeCaller({ auth, storage }), ...describeCall(rpc) };
  const calls = Object.keys(settings).map(
    (name, index) => `set_config('${name}', $${index + 4}, true)`,
  );
  return {
    text: `select auth.require_session($1, $2, $3), ${calls.join(', ')}`,
    values: [session?.sessionId, session?.userId, session?.aal, ...Object.values(settings)],
  } satisfies Statement;
}

function describeCaller({ auth, storage }: CallerVars): Record<string, string> {
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
    'request.headers': JSON.stringify(rpc.requestHeaders ?? {}),
    ...(rpc.readOnly && { transaction_read_only: 'on' }),
  };
}
