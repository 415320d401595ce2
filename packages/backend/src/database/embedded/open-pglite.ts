import { TURN_LIMITS } from '../../limits.ts';
import { asOwnWork } from '../fair-share/asker.ts';
import { STATEMENT_LIMITS } from '../fair-share/statement-limits.ts';
import { TimeBudget } from '../fair-share/time-budget.ts';
import { Turns } from '../fair-share/turns.ts';
import { PostgresSession, type PostgresSessions } from '../postgres-session.ts';
import type { SqlDatabase } from '../sql-database.ts';
import { useSessions } from '../use-sessions.ts';
import { EmbeddedServer, type Place } from './embedded-server.ts';

/** Opens embedded Postgres. Only tests keep it in memory. */
export async function openPglite(
  place: Place = {},
  limits: { requestMs: number } = STATEMENT_LIMITS,
  budget = new TimeBudget(),
): Promise<SqlDatabase> {
  const server = new EmbeddedServer(place);
  await server.converse();
  const sessions: PostgresSessions = {
    async connect() {
      const { worker, client, isReadOnly } = await server.converseWithinRoom();
      return new PostgresSession({
        client,
        isReadOnly,
        abandon: () => void worker.terminate(),
        canWrite: () => server.canWrite(),
        release: () => undefined,
        requestMs: limits.requestMs,
        graceMs: 0,
      });
    },
    end: () => server.close(),
  };
  const turns = new Turns(TURN_LIMITS.embedded, budget);
  const oneByOne = createMutex();
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    turns.take(async () => {
      try {
        return await work();
      } finally {
        // Work that was started without waiting for it uses the one session too.
        await oneByOne(async () => undefined);
      }
    });
  const { query, ...database } = useSessions(sessions, (work) => exclusively(() => oneByOne(work)));
  return {
    ...database,
    isShared: false,
    query,
    exec: (sql) =>
      exclusively(() =>
        oneByOne(async () => {
          const { client } = await server.converse();
          await client.query(sql);
        }),
      ),
    exclusively,
    listen: (channel, listener) => server.listen(channel, asOwnWork(listener)),
    isReachable: () =>
      query('select 1').then(
        () => server.canWrite(),
        () => false,
      ),
    close: () => server.close(),
  };
}

/** Runs one piece of work at a time, in order. A failure does not stop the next. */
function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
