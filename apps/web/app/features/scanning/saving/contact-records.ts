import type { Contact } from '@cardsift/contacts/contact';
import type { Backend } from '#app/backend/supabase.ts';
import type { Json, TablesUpdate } from '../../../../../../supabase/database.types.ts';
import type { ExtractedContact } from '../extracted-contact.ts';
import { type ContactColumns, contactColumns } from './contact-columns.ts';
import { type ExistingRecord, findExisting } from './find-existing.ts';
import { type ContactDetails, planUpdate } from './plan-update.ts';
import { summariseReading } from './reading-summary.ts';

const TABLE = 'business_card_records';

/** A contact that is in the list now, and what was there before. */
export interface SavedRecord {
  id: string;
  /** The record as it was before it was updated; null when it was inserted. */
  previous: ExistingRecord | null;
}

export interface ContactRecords {
  /** Updates the record of the same person, else inserts one; says what it holds now. */
  save(extracted: ExtractedContact): Promise<{ record: SavedRecord; contact: Contact }>;
  /** Writes a correction made by hand: what was emptied becomes empty. */
  correct(id: string, extracted: ExtractedContact): Promise<void>;
  /** Takes a save back: deletes what was inserted, restores what was updated. */
  undo(record: SavedRecord): Promise<void>;
}

/** The user's records in `business_card_records`; each call rejects with the backend's error. */
export function createContactRecords(client: Backend, userId: string): ContactRecords {
  const update = async (id: string, columns: TablesUpdate<typeof TABLE>) => {
    await client.from(TABLE).update(columns).eq('id', id).eq('user_id', userId).throwOnError();
  };

  return {
    async save(extracted) {
      const row = rowOf(extracted);
      const previous = await findExisting(client, userId, row);
      if (previous !== null) {
        const changed = planUpdate(previous, row);
        await update(previous.id, { ...changed, details: asJson(changed.details) });
        return { record: { id: previous.id, previous }, contact: changed.details.contact };
      }
      const { data } = await client
        .from(TABLE)
        .insert({ user_id: userId, ...row, details: asJson(row.details) })
        .select('id')
        .single()
        .throwOnError();
      return { record: { id: data.id, previous: null }, contact: extracted.contact };
    },

    correct(id, extracted) {
      const row = rowOf(extracted);
      return update(id, { ...row, details: asJson(row.details) });
    },

    async undo({ id, previous }) {
      if (previous === null) {
        await client.from(TABLE).delete().eq('id', id).eq('user_id', userId).throwOnError();
      } else {
        const { id: _, ...columns } = previous;
        await update(id, columns);
      }
    },
  };
}

function rowOf({
  contact,
  reading,
}: ExtractedContact): ContactColumns & { details: ContactDetails } {
  return {
    ...contactColumns(contact),
    details: { contact, reading: reading && summariseReading(reading) },
  };
}

/** As the column holds it: absent values are absent keys. */
function asJson(details: ContactDetails): NonNullable<Json> {
  return JSON.parse(JSON.stringify(details));
}
