import type { Json, TablesInsert } from '@cardsift/backend/database.types';
import type { ContactRecord, RecordFields } from '@cardsift/contacts/contact-record';
import type { UpdatedFields } from '@cardsift/contacts/import-plan';
import type { MeetingColumns } from '@cardsift/contacts/meeting';
import type { MergedFields } from '@cardsift/contacts/merge';
import { normalizeEmail } from '@cardsift/contacts/normalize';
import { findSamePerson, type Identity } from '@cardsift/contacts/same-person';
import type { Backend } from '#app/backend/supabase.ts';
import { BYTES_PER_CALL, BYTES_PER_INSERT, bytesOf, chunks, packRows } from './batches.ts';
import { DailyLimitError, type SaveKey } from './save-key.ts';

/** Ids in one request; they travel in its address, which servers limit to some 8 kB. */
const IDS_PER_REQUEST = 100;

/** Deleted contacts that are deleted for good at once. */
const FORGOTTEN_PER_REQUEST = 500;

/** The columns of a record that can be written. */
export type Columns = Omit<TablesInsert<'business_card_records'>, 'user_id'>;

/** What a page was told of who is known already. */
interface Look {
  /** The record of the same person. */
  known: ContactRecord | null;
  /** What the database compares to see whether that is still true. */
  seen?: { email: string; phone: string; name: string; contacts: Record<string, string> };
}

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

export type ContactTable = ReturnType<typeof createContactTable>;

/**
 * The user's rows of `business_card_records`. Every call rejects with the backend's error; batches before a
 * failing one stay.
 */
export function createContactTable(client: Backend, userId: string) {
  const table = () => client.from('business_card_records');

  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const batch of chunks(ids, IDS_PER_REQUEST)) {
      await table().delete().in('id', batch).eq('user_id', userId).throwOnError();
    }
  };
  const deleteForGood = async (ids: readonly string[]): Promise<void> => {
    for (const batch of chunks(ids, FORGOTTEN_PER_REQUEST)) {
      await client.rpc('delete_for_good', { ids: batch }).throwOnError();
    }
  };

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

    /**
     * Writes a card into the record `knownId` or a new one, once for all calls with the same key. Null when what was
     * `seen` has changed.
     *
     * @throws DailyLimitError when no scan is left for its picture.
     */
    async save(
      columns: RecordFields,
      key: SaveKey,
      knownId: string | undefined,
      seen: Look['seen'],
    ): Promise<string | null> {
      const { data } = await client
        .rpc('save_scanned_contact', {
          columns,
          save_key: key.saveKey,
          ...(knownId && { known_id: knownId }),
          ...(seen && { seen }),
          ...(key.picture && {
            picture_key: key.picture.key,
            is_reserved: key.picture.isReserved,
          }),
        })
        .single()
        .throwOnError();
      if (data.outcome === 'limit_reached') throw new DailyLimitError();
      return data.outcome === 'look_again' ? null : data.contact_id;
    },

    async update(id: string, columns: Columns): Promise<void> {
      await table().update(columns).eq('id', id).eq('user_id', userId).throwOnError();
    },

    /** Deletes; the database keeps what it deletes for 30 days. */
    remove,

    /** Deletes what was added a moment ago, without keeping it. */
    async takeBack(ids: readonly string[]): Promise<void> {
      await remove(ids);
      await deleteForGood(ids);
    },

    /** Puts deleted records back. Resolves to the ids of those that were still kept. */
    async restore(ids: readonly string[]): Promise<string[]> {
      const restored: string[] = [];
      for (const batch of chunks(ids, IDS_PER_REQUEST)) {
        const { data } = await client
          .rpc('restore_deleted_contacts', { ids: batch })
          .throwOnError();
        restored.push(...data);
      }
      return restored;
    },

    /** Deletes deleted records before their time. */
    deleteForGood,

    /** Makes one record of two, in one transaction that keeps both; resolves to the merge's id. */
    async merge(keptId: string, goneId: string, columns: MergedFields): Promise<string> {
      const { data } = await client
        .rpc('merge_contacts', { kept_uuid: keptId, gone_uuid: goneId, columns })
        .throwOnError();
      return data;
    },

    /** Makes two records of one again; what was changed since the merge stays with the first. */
    async undoMerge(mergeId: string): Promise<void> {
      await client.rpc('undo_merge', { merge_uuid: mergeId }).throwOnError();
    },

    /** Puts back what a device changed of a record, as far as it is still as the device wrote it. */
    async undoDeviceChange(changeId: string): Promise<void> {
      await client.rpc('undo_device_change', { change_uuid: changeId }).throwOnError();
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

    /** Where these were met, as the database has it. */
    async readMeetings(ids: readonly string[]): Promise<(MeetingColumns & { id: string })[]> {
      const meetings: (MeetingColumns & { id: string })[] = [];
      for (const batch of chunks(ids, IDS_PER_REQUEST)) {
        const { data } = await table()
          .select('id, met_event, met_place, met_on')
          .in('id', batch)
          .eq('user_id', userId)
          .throwOnError();
        meetings.push(...data);
      }
      return meetings;
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

    /** These records as the database has them. */
    async readRecords(ids: readonly string[]): Promise<ContactRecord[]> {
      const records: ContactRecord[] = [];
      for (const batch of chunks(ids, IDS_PER_REQUEST)) {
        const { data } = await table()
          .select('*')
          .in('id', batch)
          .eq('user_id', userId)
          .throwOnError();
        records.push(...data);
      }
      return records;
    },

    /**
     * Looks for the record of the same person. The database finds those who may be the same, and
     * `findSamePerson` decides, as it does for imports.
     */
    async findSamePerson(person: Identity): Promise<Look> {
      const email = normalizeEmail(person.email);
      const [phone, name] = [person.phone ?? '', person.full_name ?? ''];
      const { data } = await client
        .rpc('find_reached_alike', {
          contact_email: email,
          contact_phone: phone,
          contact_name: name,
        })
        .throwOnError();
      const contacts = Object.fromEntries(data.map(({ id, updated_at }) => [id, updated_at]));
      const seen = { email, phone, name, contacts };
      return { known: findSamePerson(data, person) ?? null, seen };
    },
  };
}
