import type { Logger } from 'pino';
import type { SqlDatabase } from '../database/sql-database.ts';
import { note, Refusal } from '../refusal.ts';
import { type DigitalCardStore, FileTooLargeError } from './digital-card-store.ts';
import { noteUnsettled } from './unfinished-uploads.ts';

/**
 * Turns failures of a store into answers: the caller is asked to try again in a moment, and the operator
 * learns what is wrong. Writes are noted beforehand, so that no bytes remain without a row.
 */
export function answerStoreFailures(
  store: DigitalCardStore,
  database: SqlDatabase,
  logger: Logger,
): DigitalCardStore {
  const tell =
    <Parameters extends unknown[], Result>(work: (...parameters: Parameters) => Promise<Result>) =>
    (...parameters: Parameters): Promise<Result> =>
      work.apply(store, parameters).catch((error: unknown) => {
        throw note(explain(error, logger));
      });
  const upload = tell(store.uploadObject);
  const copy = tell(store.copyObject);
  return {
    driver: store.driver,
    getObject: tell(store.getObject),
    headObject: tell(store.headObject),
    deleteObject: tell(store.deleteObject),
    deleteObjects: tell(store.deleteObjects),
    privateAssetUrl: tell(store.privateAssetUrl),
    ...(store.keepOnly && { keepOnly: tell(store.keepOnly) }),
    async uploadObject(bucket, key, ...rest) {
      await noteUnsettled(database, { bucket, key });
      return upload(bucket, key, ...rest);
    },
    async copyObject(bucket, key, version, toBucket, toKey, toVersion) {
      await noteUnsettled(database, { bucket: toBucket, key: toKey });
      return copy(bucket, key, version, toBucket, toKey, toVersion);
    },
  };
}

/** The error codes of files and of S3 for an object that does not exist. */
const MISSING = ['ENOENT', 'NoSuchKey', 'NotFound'];

function explain(error: unknown, logger: Logger): Error {
  if (error instanceof FileTooLargeError) return error;
  const failure = describeFailure(error);
  if (MISSING.includes(failure.code)) return new Refusal('card_missing');
  logger.error(failure, 'stored cards cannot be read or written');
  return new Refusal('storage_unavailable', undefined, { cause: error });
}

/** Without the message, which may quote names and addresses. */
export function describeFailure(error: unknown): { code: string; status?: number | undefined } {
  const { code, name, $metadata } = error as NodeJS.ErrnoException & {
    $metadata?: { httpStatusCode?: number };
  };
  return { code: code ?? name, ...($metadata && { status: $metadata.httpStatusCode }) };
}
