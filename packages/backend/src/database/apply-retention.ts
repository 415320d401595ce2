import type { Logger } from 'pino';
import { actAs, SERVICE } from './act-as.ts';
import type { SqlDatabase } from './sql-database.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes contacts that have outlived their owner's rule, now and every hour; a hosted project does it
 * with pg_cron. Returns the way to stop.
 */
export function applyRetention(database: SqlDatabase, logger: Logger): () => void {
  const run = () =>
    database
      .exclusively(() =>
        database.transaction(async (query) => {
          await actAs(query, SERVICE);
          await query('select public.delete_expired_contacts()');
        }),
      )
      .then(() => tellOfStep(database, logger))
      .catch((error: Error) => logger.error({ name: error.name }, 'retention was not applied'));
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  return () => clearInterval(timer);
}

/** An operator whose clock is wrong has a day to put it right before contacts are deleted by it. */
async function tellOfStep(database: SqlDatabase, logger: Logger): Promise<void> {
  const [step] = await database.query<{ from: Date; to: Date }>(
    `select stepped_from as from, stepped_to as to from private.retention_clock
     where now() between stepped_to and stepped_to + interval '1 day'`,
  );
  if (step)
    logger.warn(step, 'the clock went ahead at once, or nothing ran: retention waits a day');
}
