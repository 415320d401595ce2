import { UNSETTLED_TABLE } from '../database/feed-schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { ObjectName } from './card-store.ts';

/** Before bytes are written: whatever happens then, they are asked about. */
export async function noteUnsettled(database: SqlDatabase, { bucket, key }: ObjectName) {
  await database.query(
    `insert into ${UNSETTLED_TABLE} (bucket, key) values ($1, $2)
      on conflict (bucket, key) do update set since = excluded.since`,
    [bucket, key],
  );
}

/** Those of before the last hour: whatever was under way then is over. */
export function listUnsettled(database: SqlDatabase): Promise<ObjectName[]> {
  return database.query<ObjectName>(
    `select bucket, key from ${UNSETTLED_TABLE} where since < now() - interval '1 hour'`,
  );
}

/** Where there is no row, `remove` removes the bytes; then nothing is left to ask. */
export async function settle(
  database: SqlDatabase,
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
