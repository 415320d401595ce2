import type { Json } from '@cardsift/backend/database.types';
import type { Contact } from '@cardsift/contacts/contact';
import { type ContactRecord, toRecordFields } from '@cardsift/contacts/contact-record';
import { updateFromCard } from '@cardsift/contacts/merge/update-from-card';
import { randomUuid } from '#app/browser/random-uuid.ts';
import type { SaveKey } from '../save-key.ts';
import type { BookParts, Undo } from './book-parts.ts';
import { setColumns, unchanged, without } from './changed-list.ts';

/** The last attempt saves the card even if somebody else is changing the same contact. */
const MOST_LOOKS = 5;

/** A card that is a contact now. */
export interface SavedCard {
  id: string;
  /** Whether the same person was there already and got the card's values. */
  updated: boolean;
  /** What is known of the person now. */
  contact: Contact;
  undo: Undo;
}

/** Saving cards as contacts, and correcting what was saved. */
export function createCardSaving({ table, change }: BookParts) {
  return {
    /**
     * Updates the contact of the same person with a card, else adds one; once for all calls with the same
     * key, whose answers may have been lost.
     *
     * @throws DailyLimitError when the card was read on this device and no scan is left today.
     */
    async saveCard(
      card: Contact,
      reading: Json | undefined,
      key: SaveKey = { saveKey: randomUuid() },
    ): Promise<SavedCard> {
      const fields = toRecordFields(card, reading);
      const trySave = async (mayLookAgain: boolean): Promise<SavedCard | null> => {
        const look = await table.findSamePerson(fields);
        const { known } = look;
        const seen = mayLookAgain ? look.seen : undefined;
        if (known === null || known.id === key.saveKey) {
          const added = await table.save(fields, key, undefined, seen);
          if (added === null) return null;
          // Another id belongs to a contact that a lost request had updated, which is not ours to delete.
          const ids = added === key.saveKey ? [added] : [];
          const undo = () => change(without(ids), () => table.takeBack(ids));
          return { id: added, updated: added !== key.saveKey, contact: card, undo };
        }
        const { contact, fields: columns } = updateFromCard(known, card);
        const { details } = toRecordFields(contact, reading);
        const id = await table.save({ ...columns, details }, key, known.id, seen);
        if (id === null) return null;
        const before = columnsOfCard(known);
        const undo = () =>
          change(setColumns(known.id, before), () => table.update(known.id, before));
        return { id, updated: true, contact, undo };
      };
      return change(unchanged, async () => {
        for (let looks = 1; ; looks += 1) {
          const saved = await trySave(looks < MOST_LOOKS);
          if (saved) return saved;
        }
      });
    },

    /** Writes a correction made by hand: what was emptied becomes empty. */
    correctCard(id: string, card: Contact, reading: Json | undefined): Promise<void> {
      const { linkedin_url, met_event, met_place, met_on, ...fields } = toRecordFields(
        card,
        reading,
      );
      // A profile and a meeting, which no card shows, may have been noted meanwhile.
      const columns = {
        ...fields,
        ...(linkedin_url !== null && { linkedin_url }),
        ...(card.met && { met_event, met_place, met_on }),
      };
      return change(setColumns(id, columns), () => table.update(id, columns));
    },
  };
}

/** What a card writes into a record. */
function columnsOfCard(record: ContactRecord) {
  const { full_name, email, phone, org, title, notes, hashtags, linkedin_url, details } = record;
  const { met_event, met_place, met_on } = record;
  const card = { full_name, email, phone, org, title, notes, hashtags, linkedin_url, details };
  return { ...card, met_event, met_place, met_on };
}
