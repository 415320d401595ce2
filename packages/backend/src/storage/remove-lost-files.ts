import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { FileStorageAdapter } from './file-storage-adapter.ts';

const CHANNEL = 'cardsift_files';
const HOUR_MS = 3_600_000;

/** SQL deletes rows (an account with its cards, say) and knows nothing of files: a trigger tells of them. */
const TELL_SQL = `
  create schema if not exists cardsift_storage;
  create or replace function cardsift_storage.tell_deletion() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    perform pg_notify('${CHANNEL}', jsonb_build_object('bucket', old.bucket_id, 'key', old.name)::text);
    return null;
  end;
  $$;
  create or replace trigger tell_deletion after delete on storage.objects
    for each row execute function cardsift_storage.tell_deletion();
`;

const deletion = z.object({ bucket: z.string(), key: z.string() });

/**
 * Removes the bytes of stored objects whose rows are gone: as soon as a row goes, and now and every hour
 * whatever was missed, such as an upload that a crash cut off. Returns the way to stop.
 */
export async function removeLostFiles(
  database: Database,
  files: FileStorageAdapter,
  logger: Logger,
): Promise<() => void> {
  const rows = (condition = 'true', parameters: unknown[] = []) =>
    database.exclusively(() =>
      database.query<{ bucket: string; key: string }>(
        `select bucket_id as bucket, name as key from storage.objects where ${condition}`,
        parameters,
      ),
    );
  const logFailure = (error: Error) => logger.error({ name: error.name }, 'files were not removed');

  async function removeOne({ bucket, key }: z.infer<typeof deletion>): Promise<void> {
    // The same name may have been stored again since.
    const [again] = await rows('bucket_id = $1 and name = $2', [bucket, key]);
    if (!again) await files.deleteObject(bucket, key);
  }

  const sweep = () =>
    rows()
      .then((kept) => files.keepOnly(kept, new Date(Date.now() - HOUR_MS)))
      .catch(logFailure);

  await database.exec(TELL_SQL);
  await database.listen(CHANNEL, {
    onPayload: (payload) => void removeOne(deletion.parse(JSON.parse(payload))).catch(logFailure),
    onGap: sweep,
  });
  const timer = setInterval(sweep, HOUR_MS);
  await sweep();
  return () => clearInterval(timer);
}
