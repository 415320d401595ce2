import type { Logger } from 'pino';
import { z } from 'zod';
import { DELETED_FILES_CHANNEL } from '../database/prepare/feed-schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { DigitalCardStore, ObjectName } from './digital-card-store.ts';
import type { DigitalCardTurns } from './digital-card-turns.ts';
import { listUnsettled, settle } from './unfinished-uploads.ts';

const HOUR_MS = 3_600_000;

const deletion = z.object({ bucket: z.string(), key: z.string() });

/**
 * Removes the bytes of stored objects whose rows are gone: as soon as a row is deleted, and also now and
 * every hour for whatever was missed, such as an upload that a crash interrupted. Returns a function
 * that stops it.
 */
export async function removeLostFiles(
  database: SqlDatabase,
  store: DigitalCardStore,
  turns: DigitalCardTurns,
  logger: Logger,
): Promise<() => void> {
  const logFailure = (error: Error) => logger.error({ name: error.name }, 'files were not removed');

  // The same name may have been stored again meanwhile, so this waits in its owner's line.
  const settleOne = (name: ObjectName) =>
    turns.take({ kind: 'member', name: ownerOf(name), isOwed: true }, () =>
      database.exclusively(() =>
        settle(database, name, ({ bucket, key }) => store.deleteObject(bucket, key, undefined)),
      ),
    );

  async function sweep(): Promise<void> {
    try {
      for (const name of await listUnsettled(database)) await settleOne(name);
      if (!store.keepOnly) return;
      const rows = await database.exclusively(() =>
        database.query<ObjectName>('select bucket_id as bucket, name as key from storage.objects'),
      );
      await store.keepOnly(rows, new Date(Date.now() - HOUR_MS));
    } catch (error) {
      logFailure(error as Error);
    }
  }

  await database.listen(DELETED_FILES_CHANNEL, {
    onPayload: (payload) => void settleOne(deletion.parse(JSON.parse(payload))).catch(logFailure),
    onGap: () => void sweep(),
  });
  const timer = setInterval(() => void sweep(), HOUR_MS);
  await sweep();
  return () => clearInterval(timer);
}

/** Each person's cards are in a folder named after their id. */
const ownerOf = ({ key }: ObjectName) => key.split('/', 1).join();
