import { CHANGES_CHANNEL } from '../database/prepare/feed-schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { type Change, changeSchema } from './change.ts';

/**
 * Calls back with every committed change to a published table, in order, until the database is closed.
 * Calls `onGap` if some may have been missed.
 */
export async function followChanges(
  database: SqlDatabase,
  onChange: (change: Change) => void,
  onGap: () => void,
): Promise<void> {
  await database.listen(CHANGES_CHANNEL, {
    onPayload: (payload) => onChange(changeSchema.parse(JSON.parse(payload))),
    onGap,
  });
}
