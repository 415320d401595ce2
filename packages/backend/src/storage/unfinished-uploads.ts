import { UNSETTLED_TABLE } from '../database/prepare/feed-schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { ObjectName } from './digital-card-store.ts';

/** Notes an object before its bytes are written, so that it is checked whatever happens. */
export async function noteUnsettled(database: SqlDatabase, { bucket, key }: ObjectName) {
  await database.query(
    `insert into ${UNSETTLED_TABLE} (bucket, key) values ($1, $2)
      on conflict (bucket, key) do update set since = excluded.since`,
    [bucket, key],
  );
}

/** Notes older than an hour. By then whatever wrote them has ended. */
export function listUnsettled(database: SqlDatabase): Promise<ObjectName[]> {
  return database.query<ObjectName>(
    `select bucket, key from ${UNSETTLED_TABLE} where since < now() - interval '1 hour'`,
  );
}

/** If the object has no row, deletes the bytes by `remove`. Then deletes the note. */
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
