import { randomUUID } from 'node:crypto';
import { type Actor, actAs } from '../../apps/standalone/src/database/act-as.ts';
import type { Database } from '../../apps/standalone/src/database/database.ts';
import { openDatabase } from '../../apps/standalone/src/database/open-database.ts';

/** Who asks: nobody who signed in, a person by their id, or the operator's key. */
export type Caller = 'anon' | 'service_role' | { userId: string };

export interface TestDatabase extends Pick<Database, 'exec' | 'query' | 'close'> {
  /** Runs one statement as a request of `caller` would, in a transaction of its own. */
  queryAs<Row = Record<string, unknown>>(
    caller: Caller,
    sql: string,
    parameters?: unknown[],
  ): Promise<Row[]>;
  /** Adds a person as the auth service does and returns their id. */
  addUser(): Promise<string>;
}

/** An in-memory database that every migration has made; `SUPABASE_TEST_DATABASE_URL` names a server. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.SUPABASE_TEST_DATABASE_URL;
  const database = await openDatabase(url ? { kind: 'postgres', url } : { kind: 'pglite' });
  return {
    exec: database.exec,
    query: database.query,
    close: database.close,
    queryAs: <Row>(caller: Caller, sql: string, parameters: unknown[] = []) =>
      database.transaction(async (query) => {
        await actAs(query, describeCaller(caller));
        return query<Row>(sql, parameters);
      }),
    async addUser() {
      const id = randomUUID();
      await database.query('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `${id}@people.example`,
      ]);
      return id;
    },
  };
}

function describeCaller(caller: Caller): Actor {
  const role = typeof caller === 'string' ? caller : 'authenticated';
  const userId = typeof caller === 'string' ? null : caller.userId;
  return { role, userId, claims: { role, ...(userId && { sub: userId }) } };
}

/** The SQLSTATE a statement fails with, or undefined when it succeeds. */
export async function errorCode(statement: Promise<unknown>): Promise<string | undefined> {
  try {
    await statement;
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  }
}

/** SQLSTATE insufficient_privilege: what row level security and the functions answer. */
export const DENIED = '42501';
