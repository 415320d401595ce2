import { join } from 'node:path';
import type { Logger } from 'pino';
import type { BackendSettings, S3Settings } from '../backend-settings.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { answerStoreFailures, describeFailure } from './answer-store-failures.ts';
import type { DigitalCardStore } from './digital-card-store.ts';
import { FileStorageAdapter } from './file-storage-adapter.ts';

/** Opens the bucket in the settings, or else the folder. */
export async function openDigitalCardStore(
  settings: Pick<BackendSettings, 'dataDirectory' | 's3'>,
  database: SqlDatabase,
  logger: Logger,
): Promise<DigitalCardStore> {
  const folder = new FileStorageAdapter(join(settings.dataDirectory, 'storage'));
  const store = settings.s3 ? await openBucket(settings.s3, folder, logger) : folder;
  return answerStoreFailures(store, database, logger);
}

/** Opens a bucket, and moves cards into it that were stored in the folder before. */
async function openBucket(settings: S3Settings, folder: FileStorageAdapter, logger: Logger) {
  // 20 MB of code that only this needs.
  const { S3StorageAdapter } = await import('./s3-storage-adapter.ts');
  const bucket = new S3StorageAdapter(settings);
  try {
    await bucket.check();
    await folder.giveAway(async ({ name, metadata, body }) => {
      const isThere = await bucket.headNamed(name).catch(() => undefined);
      if (!isThere) await bucket.putNamed(name, body, metadata.mimetype, metadata.cacheControl);
    });
  } catch (error) {
    // Everything else works without it, and each request for a card tries again.
    const { bucket: name } = settings;
    logger.error(
      { ...describeFailure(error), bucket: name },
      'no card can be stored in the bucket',
    );
  }
  return bucket;
}
