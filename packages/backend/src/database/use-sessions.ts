import { LiteConnection } from './lite-connection.ts';
import type { PostgresSession, PostgresSessions } from './postgres-session.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import { STATEMENT_LIMITS, withPatience } from './statement-limits.ts';

/**
 * What is the same on both databases once there are sessions to be had. `takeTurns` keeps two from
 * sharing one session.
 */
export function useSessions(
  sessions: PostgresSessions,
  takeTurns: <T>(work: () => Promise<T>) => Promise<T>,
  ownWorkMs: number = STATEMENT_LIMITS.ownWorkMs,
): Pick<SqlDatabase, 'connection' | 'query' | 'transaction'> {
  function borrow<T>(work: (session: PostgresSession) => Promise<T>): Promise<T> {
    return takeTurns(async () => {
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
      withPatience(ownWorkMs, () =>
        borrow((session) =>
          session.transact([{ text: `set local statement_timeout = ${ownWorkMs}` }], () =>
            work(runOn(session)),
          ),
        ),
      ),
  };
}

function runOn(session: PostgresSession): Query {
  return async <Row>(sql: string, parameters: unknown[] = []) =>
    (await session.query<Row>(sql, parameters)).rows;
}
