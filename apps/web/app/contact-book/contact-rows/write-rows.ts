import type { Json, TablesInsert } from '@cardsift/backend/database.types';
import type { UpdatedFields } from '@cardsift/contacts/import/import-plan';
import type { Backend } from '#app/backend/supabase.ts';
import {
  BYTES_PER_CALL,
  BYTES_PER_INSERT,
  bytesOf,
  chunks,
  IDS_PER_REQUEST,
  packRows,
} from './request-sizes.ts';

/** The columns of a record that can be written. */
export type Columns = Omit<TablesInsert<'business_card_records'>, 'user_id'>;

/** An import's change to a record; `seen` is when the record had last changed. */
export type ImportedChange = {
  id: string;
  seen: string;
  columns: Partial<UpdatedFields>;
};

interface RowChange {
  id: string;
  columns: Columns;
}

/** Adds records, and writes into those that are there. */
export function createWrites(client: Backend, userId: string) {
  const table = () => client.from('business_card_records');

  return {
    /** Adds records, in batches. Resolves to the ids of the new records. */
    async insert(rows: readonly Columns[]): Promise<string[]> {
      const records = rows.map((row) => ({ ...row, user_id: userId }));
      const ids: string[] = [];
      for (const batch of packRows(records, BYTES_PER_INSERT)) {
        const { data } = await table().insert(batch).select('id').throwOnError();
        ids.push(...data.map(({ id }) => id));
      }
      return ids;
    },

    async update(id: string, columns: Columns): Promise<void> {
      await table().update(columns).eq('id', id).eq('user_id', userId).throwOnError();
    },

    /** Records that get the same columns share a request. */
    async updateMany(changes: readonly RowChange[]): Promise<void> {
      const byColumns = Map.groupBy(changes, ({ columns }) => JSON.stringify(columns));
      for (const group of byColumns.values()) {
        const columns = group[0]?.columns ?? {};
        // The database writes them into each record.
        const records = Math.floor(BYTES_PER_INSERT / bytesOf(columns)) || 1;
        for (const batch of chunks(group, Math.min(records, IDS_PER_REQUEST))) {
          const ids = batch.map(({ id }) => id);
          await table().update(columns).in('id', ids).eq('user_id', userId).throwOnError();
        }
      }
    },

    /**
     * Updates records with what an import says, or takes that back, unless they have changed since `seen`. Resolves
     * to when those changed that were updated, by their ids.
     */
    async updateImported(
      changes: readonly ImportedChange[],
      isUndo: boolean,
    ): Promise<Map<string, string>> {
      const changed = new Map<string, string>();
      for (const batch of packRows(changes, BYTES_PER_CALL)) {
        const { data } = await client
          .rpc('update_imported_contacts', {
            changes: { contacts: batch } as Json,
            is_undo: isUndo,
          })
          .throwOnError();
        for (const { contact_id, changed_at } of data) changed.set(contact_id, changed_at);
      }
      return changed;
    },
  };
}
