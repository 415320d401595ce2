import { randomUUID } from 'node:crypto';
import { type Actor, actAs } from '@cardsift/backend/database/act-as';
import { openPglite } from '@cardsift/backend/database/embedded/open-pglite';
import { TimeBudget } from '@cardsift/backend/database/fair-share/time-budget';
import { openDatabase } from '@cardsift/backend/database/open-database';
import { openPostgres } from '@cardsift/backend/database/open-postgres';
import { prepareDatabase } from '@cardsift/backend/database/prepare/prepare-database';
import type { Migration } from '@cardsift/backend/database/prepare/read-migrations';
import type { SqlDatabase } from '@cardsift/backend/database/sql-database';
import { openMigratedDatabase } from '@cardsift/backend/testing/migrated-database';
import { openHostedProject } from './hosted-project.ts';

/** Who asks: a visitor, a person (in a session, if it matters), or the operator's key. */
export type Caller = 'anon' | 'service_role' | { userId: string; sessionId?: string };

export interface TestDatabase
  extends Pick<SqlDatabase, 'exec' | 'query' | 'transaction' | 'close'> {
  /** Runs one statement as a request by `caller` would, in a transaction of its own. */
  queryAs<Row = Record<string, unknown>>(
    caller: Caller,
    sql: string,
    parameters?: unknown[],
  ): Promise<Row[]>;
  /** Adds a person as the auth service does and returns their id. */
  addUser(): Promise<string>;
}

/**
 * An empty database with all migrations. If `SUPABASE_TEST_DATABASE_URL` names a server, it is a database
 * there; with `SUPABASE_TEST_PROJECT` it is set up as Supabase does, not as we do.
 *
 * @param files SQL that makes it instead of the migrations, in our own layout
 */
export async function openTestDatabase(files?: readonly Migration[]): Promise<TestDatabase> {
  const server = process.env.SUPABASE_TEST_DATABASE_URL;
  const database = await (files ? openMadeOf(files, server) : openEmpty(server));
  return {
    exec: database.exec,
    query: database.query,
    transaction: database.transaction,
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

let shared: Promise<TestDatabase> | undefined;

/**
 * One such database for all test files that make their own people and change nothing for others. Opening it
 * takes longer than most of these tests. It is closed when the process ends.
 */
export function shareTestDatabase(): Promise<TestDatabase> {
  shared ??= openTestDatabase();
  return shared;
}

async function openEmpty(server: string | undefined): Promise<SqlDatabase> {
  if (!server) return openMigratedDatabase();
  if (process.env.SUPABASE_TEST_PROJECT) return openHostedProject(server);
  return openDatabase({ kind: 'postgres', url: await createDatabase(server) });
}

async function openMadeOf(
  files: readonly Migration[],
  server: string | undefined,
): Promise<SqlDatabase> {
  // On a busy machine a statement takes many times as long.
  const budget = new TimeBudget(1_000);
  const database = server
    ? openPostgres(await createDatabase(server), budget)
    : await openPglite({}, undefined, budget);
  await prepareDatabase(database, files);
  return database;
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(serverUrl);
  await server.exec(`create database ${name}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

function describeCaller(caller: Caller): Actor {
  const role = typeof caller === 'string' ? caller : 'authenticated';
  const userId = typeof caller === 'string' ? null : caller.userId;
  const sessionId = typeof caller === 'string' ? undefined : caller.sessionId;
  const claims = {
    role,
    ...(userId && { sub: userId }),
    ...(sessionId && { session_id: sessionId }),
  };
  return { role, userId, claims };
}

/** The SQLSTATE that a statement fails with, or undefined if it succeeds. */
export async function errorCode(statement: Promise<unknown>): Promise<string | undefined> {
  try {
    await statement;
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  }
}

/** SQLSTATE insufficient_privilege, with which row level security and the functions refuse. */
export const DENIED = '42501';
