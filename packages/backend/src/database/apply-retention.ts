import type { Logger } from 'pino';
import { actAs, SERVICE } from './act-as.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes contacts that have outlived their owner's rule, now and every hour; a hosted project does it
 * with pg_cron. Returns the way to stop.
 */
export function applyRetention(database: Database, logger: Logger): () => void {
  const run = () =>
    database
      .exclusively(() =>
        database.transaction(async (query) => {
          await actAs(query, SERVICE);
          await query('select public.delete_expired_contacts()');
        }),
      )
      .catch((error: Error) => logger.error({ name: error.name }, 'retention was not applied'));
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  return () => clearInterval(timer);
}
