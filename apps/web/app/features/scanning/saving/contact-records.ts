import type { Json, Tables } from '@cardsift/backend/database.types';
import type { CardReading } from '@cardsift/card-reader/reading';
import type { Contact } from '@cardsift/contacts/contact';
import { toRecordFields } from '@cardsift/contacts/record-fields';
import type { Backend } from '#app/backend/supabase.ts';
import type { ExtractedContact } from '../extracted-contact.ts';
import { withFreshToken } from '../session/with-fresh-token.ts';
import { findExisting } from './find-existing.ts';
import { planUpdate } from './plan-update.ts';
import { summariseReading } from './reading-summary.ts';

const TABLE = 'business_card_records';

/** A contact that is in the list now, and what was there before. */
export interface SavedRecord {
  id: string;
  /** The record as it was before it was updated; null when it was inserted. */
  previous: Tables<typeof TABLE> | null;
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
  const ofUser = (id: string) => ({ id, user_id: userId });

  return freshly(client, {
    async save({ contact: newer, reading }) {
      const fields = toRecordFields(newer);
      const previous = await findExisting(client, userId, fields);
      if (previous === null) {
        const row = { ...fields, user_id: userId, details: detailsOf(newer, reading) };
        const inserted = client.from(TABLE).insert(row).select('id').single();
        const { data } = await inserted.throwOnError();
        return { record: { id: data.id, previous: null }, contact: newer };
      }
      const { contact, fields: changed } = planUpdate(previous, newer);
      await client
        .from(TABLE)
        .update({ ...changed, details: detailsOf(contact, reading) })
        .match(ofUser(previous.id))
        .throwOnError();
      return { record: { id: previous.id, previous }, contact };
    },

    async correct(id, { contact, reading }) {
      const { linkedin_url, ...fields } = toRecordFields(contact);
      await client
        .from(TABLE)
        .update({
          ...fields,
          // The enrichment may have found a profile meanwhile, which no card shows.
          ...(linkedin_url !== null && { linkedin_url }),
          details: detailsOf(contact, reading),
        })
        .match(ofUser(id))
        .throwOnError();
    },

    async undo({ id, previous }) {
      if (previous === null) {
        await client.from(TABLE).delete().match(ofUser(id)).throwOnError();
        return;
      }
      const { full_name, email, phone, org, title, notes, hashtags, linkedin_url, details } =
        previous;
      await client
        .from(TABLE)
        .update({ full_name, email, phone, org, title, notes, hashtags, linkedin_url, details })
        .match(ofUser(id))
        .throwOnError();
    },
  });
}

/** The same calls, each tried again with a new access token when the old one is refused. */
function freshly(client: Backend, records: ContactRecords): ContactRecords {
  return {
    save: (extracted) => withFreshToken(client, () => records.save(extracted)),
    correct: (id, extracted) => withFreshToken(client, () => records.correct(id, extracted)),
    undo: (record) => withFreshToken(client, () => records.undo(record)),
  };
}

/** `details` is the whole contact, with what is worth keeping of the reading beside it. */
function detailsOf(contact: Contact, reading: CardReading | null): NonNullable<Json> {
  const details = { ...contact, ...(reading && { reading: summariseReading(reading) }) };
  // Absent values become absent keys, as they are in a Contact.
  return JSON.parse(JSON.stringify(details));
}
