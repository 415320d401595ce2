import { UNSETTLED_TABLE } from '../database/feed-schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { ObjectName } from './card-store.ts';

/** Noted before bytes are written, so that they are checked whatever happens. */
export async function noteUnsettled(database: SqlDatabase, { bucket, key }: ObjectName) {
  await database.query(
    `insert into ${UNSETTLED_TABLE} (bucket, key) values ($1, $2)
      on conflict (bucket, key) do update set since = excluded.since`,
    [bucket, key],
  );
}

/** Notes older than an hour, when whatever wrote them is over. */
export function listUnsettled(database: SqlDatabase): Promise<ObjectName[]> {
  return database.query<ObjectName>(
    `select bucket, key from ${UNSETTLED_TABLE} where since < now() - interval '1 hour'`,
  );
}

/** If there is no row, `remove` deletes the bytes. Then the note is deleted. */
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
