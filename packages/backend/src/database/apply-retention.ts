import type { Logger } from 'pino';
import { actAs, SERVICE } from './act-as.ts';
import type { SqlDatabase } from './sql-database.ts';

const HOUR_MS = 3_600_000;

/**
 * The most contacts that one transaction deletes, which takes a quarter of a second on the embedded database. Large
 * contacts are fewer: the function bounds a part by its bytes too.
 */
const AT_ONCE = 2_000;

/**
 * Deletes contacts that have outlived their owner's rule, now and every hour. A hosted project does
 * this with pg_cron. Returns a function that stops it.
 */
export function applyRetention(database: SqlDatabase, logger: Logger): () => void {
  const run = () =>
    deleteExpiredContacts(database)
      .then(() => tellOfStep(database, logger))
      .catch((error: Error) => logger.error({ name: error.name }, 'retention was not applied'));
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  return () => clearInterval(timer);
}

/** Deletes in parts, so that others get turns in between. Bytes may end a part early, so only an empty one is the last. */
async function deleteExpiredContacts(database: SqlDatabase): Promise<void> {
  for (let deleted = AT_ONCE; deleted > 0; ) {
    deleted = await database.exclusively(() =>
      database.transaction(async (query) => {
        await actAs(query, SERVICE);
        const [row] = await query<{ deleted: number }>(
          'select public.delete_expired_contacts($1) as deleted',
          [AT_ONCE],
        );
        return row?.deleted ?? 0;
      }),
    );
  }
}

/**
 * Warns an operator whose clock made a step. If the clock is wrong, there is a day to set it right
 * before contacts are deleted.
 */
async function tellOfStep(database: SqlDatabase, logger: Logger): Promise<void> {
  const [step] = await database.query<{ from: Date; to: Date }>(
    `select stepped_from as from, stepped_to as to from private.retention_clock
     where now() between stepped_to and stepped_to + interval '1 day'`,
  );
  if (step)
    logger.warn(step, 'the clock went ahead at once, or nothing ran: retention waits a day');
}
