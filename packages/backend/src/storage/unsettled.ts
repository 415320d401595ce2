import type { Database } from '../database/database.ts';
import type { ObjectName } from './card-store.ts';

export const DELETED_CHANNEL = 'cardsift_files';
export const UNSETTLED_TABLE = 'cardsift_storage.unsettled';

/**
 * Objects whose row and bytes may not be there together: those being stored, and those whose row SQL
 * deleted (an account with its cards, say), which knows nothing of bytes.
 */
const UNSETTLED_SQL = `
  create schema if not exists cardsift_storage;
  create table if not exists ${UNSETTLED_TABLE} (
    bucket text not null,
    key text not null,
    since timestamptz not null default now(),
    primary key (bucket, key)
  );
  create or replace function cardsift_storage.tell_deletion() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into ${UNSETTLED_TABLE} (bucket, key) values (old.bucket_id, old.name)
      on conflict (bucket, key) do update set since = excluded.since;
    perform pg_notify('${DELETED_CHANNEL}', jsonb_build_object('bucket', old.bucket_id, 'key', old.name)::text);
    return null;
  end;
  $$;
  create or replace trigger tell_deletion after delete on storage.objects
    for each row execute function cardsift_storage.tell_deletion();
`;

export function defineUnsettled(database: Database): Promise<void> {
  return database.exec(UNSETTLED_SQL);
}

/** Before bytes are written: whatever happens then, they are asked about. */
export async function noteUnsettled(database: Database, { bucket, key }: ObjectName) {
  await database.query(
    `insert into ${UNSETTLED_TABLE} (bucket, key) values ($1, $2)
      on conflict (bucket, key) do update set since = excluded.since`,
    [bucket, key],
  );
}

/** Those of before the last hour: whatever was under way then is over. */
export function listUnsettled(database: Database): Promise<ObjectName[]> {
  return database.query<ObjectName>(
    `select bucket, key from ${UNSETTLED_TABLE} where since < now() - interval '1 hour'`,
  );
}

/** Where there is no row, `remove` removes the bytes; then nothing is left to ask. */
export async function settle(
  database: Database,
  { bucket, key }: ObjectName,
  remove: (name: ObjectName) => Promise<void>,
): Promise<void> {
  const [row] = await database.query(
    'select from storage.objects where bucket_id = $1 and name = $2',
    [bucket, key],
  );
  if (!row) await remove({ bucket, key });
  await database.query(`delete from ${UNSETTLED_TABLE} where bucket = $1 and key = $2`, [
    bucket,
    key,
  ]);
}
