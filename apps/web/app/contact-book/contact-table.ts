import type { TablesInsert } from '@cardsift/backend/database.types';
import type { ContactRecord, RecordFields } from '@cardsift/contacts/contact-record';
import type { MeetingColumns } from '@cardsift/contacts/meeting';
import type { MergedFields } from '@cardsift/contacts/merge';
import { normalizeEmail, normalizePhone, normalizeText } from '@cardsift/contacts/normalize';
import type { Backend } from '#app/backend/supabase.ts';
import { DailyLimitError, type SaveKey } from './save-key.ts';

/** Ids in one request; they travel in its address, which servers limit to some 8 kB. */
const IDS_PER_REQUEST = 100;

/** Rows in one insert. */
const ROWS_PER_INSERT = 500;

/** Characters in one insert; rows with pictures have tens of thousands, and the backend takes 4 MiB of a body. */
const CHARACTERS_PER_INSERT = 1_000_000;

/** The columns of a record that can be written. */
export type Columns = Omit<TablesInsert<'business_card_records'>, 'user_id'>;

/** What a page was told of who is known already. */
interface Look {
  /** The record of the same person. */
  known: ContactRecord | null;
  /** By what the database sees whether that is still so. */
  seen?: { email: string; phone: string; contacts: Record<string, string> };
}

interface RowChange {
  id: string;
  columns: Columns;
}

/**
 * The user's rows of `business_card_records`. Every call rejects with the backend's error; batches before a
 * failing one stay.
 */
export function createContactTable(client: Backend, userId: string) {
  const table = () => client.from('business_card_records');

  return {
    /**
     * Adds records, in batches; restoring a deleted one gives its id and dates too. Resolves to the
     * ids of the new records.
     */
    async insert(rows: readonly Columns[]): Promise<string[]> {
      const records = rows.map((row) => ({ ...row, user_id: userId }));
      const ids: string[] = [];
      for (const batch of packRows(records)) {
        const { data } = await table().insert(batch).select('id').throwOnError();
        ids.push(...data.map(({ id }) => id));
      }
      return ids;
    },

    /**
     * Writes a card, into the record `knownId` or a new one, once for all that is sent with the same key. Null
     * when what was `seen` is so no more.
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

    async remove(ids: readonly string[]): Promise<void> {
      for (const batch of chunks(ids, IDS_PER_REQUEST)) {
        await table().delete().in('id', batch).eq('user_id', userId).throwOnError();
      }
    },

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

    /** Records that get the same columns share a request. */
    async updateMany(changes: readonly RowChange[]): Promise<void> {
      const byColumns = Map.groupBy(changes, ({ columns }) => JSON.stringify(columns));
      for (const group of byColumns.values()) {
        const columns = group[0]?.columns ?? {};
        for (const batch of chunks(group, IDS_PER_REQUEST)) {
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
     * Looks for the record of the same person: the same e-mail and organization, else the same phone and
     * organization. They are compared as duplicates are, so that no contact is saved twice and shown
     * as a duplicate the next moment. The phone alone does not join two different e-mail addresses:
     * colleagues share a switchboard, and joining them would overwrite one with the other.
     */
    async findSamePerson(person: Reached): Promise<Look> {
      const { email, phone } = person;
      if (email === null && phone === null) return { known: null };
      const reached = { contact_email: email ?? '', contact_phone: phone ?? '' };
      const { data } = await client.rpc('find_reached_alike', reached).throwOnError();
      const contacts = Object.fromEntries(data.map(({ id, updated_at }) => [id, updated_at]));
      const seen = { email: reached.contact_email, phone: reached.contact_phone, contacts };
      return { known: chooseSamePerson(data, person), seen };
    },
  };
}

/** Rows in as few inserts as their number and size allow. */
export function packRows<T>(rows: readonly T[]): T[][] {
  const batches: T[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    const last = batches.at(-1);
    if (last && last.length < ROWS_PER_INSERT && size <= room) last.push(row);
    else {
      batches.push([row]);
      room = CHARACTERS_PER_INSERT;
    }
    room -= size;
  }
  return batches;
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

type Reached = Pick<ContactRecord, 'email' | 'phone' | 'org'>;

function chooseSamePerson(records: readonly ContactRecord[], person: Reached) {
  const email = normalizeEmail(person.email);
  const phone = normalizePhone(person.phone);
  const org = normalizeText(person.org);
  const ofOrg = records.filter((record) => normalizeText(record.org) === org);
  const byEmail = ofOrg.find((record) => email !== '' && normalizeEmail(record.email) === email);
  const byPhone = ofOrg.find(
    (record) =>
      phone !== '' &&
      normalizePhone(record.phone) === phone &&
      (email === '' || normalizeEmail(record.email) === ''),
  );
  return byEmail ?? byPhone ?? null;
}
