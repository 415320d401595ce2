import { currentPatience } from './fair-share/statement-limits.ts';
import { LiteConnection } from './lite-connection.ts';
import type { PostgresSession, PostgresSessions } from './postgres-session.ts';
import type { Statement } from './round-trip.ts';
import type { Query, SqlDatabase } from './sql-database.ts';

/**
 * What is the same on both databases once there are sessions. `alone` keeps two callers from sharing one session.
 */
export function useSessions(
  sessions: PostgresSessions,
  alone: <T>(work: () => Promise<T>) => Promise<T>,
): Pick<SqlDatabase, 'connection' | 'query' | 'transaction'> {
  function borrow<T>(work: (session: PostgresSession) => Promise<T>): Promise<T> {
    return alone(async () => {
      const session = await sessions.connect();
      try {
        return await work(session);
      } finally {
        session.release();
      }
    });
  }
  return {
    connection: new LiteConnection(sessions),
    query: (sql, parameters) => borrow((session) => runOn(session)(sql, parameters)),
    transaction: (work) =>
      borrow((session) => session.transact(allowMoreTime(), () => work(runOn(session)))),
  };
}

/** A server ends statements itself, so it must be told if this one may take longer. */
function allowMoreTime(): Statement[] {
  const patience = currentPatience();
  return patience === undefined ? [] : [{ text: `set local statement_timeout = ${patience}` }];
}

function runOn(session: PostgresSession): Query {
  return async <Row>(sql: string, parameters: unknown[] = []) =>
    (await session.query<Row>(sql, parameters)).rows;
}
