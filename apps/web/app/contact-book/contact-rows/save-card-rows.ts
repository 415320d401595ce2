import type { ContactRecord, RecordFields } from '@cardsift/contacts/contact-record';
import type { Identity } from '@cardsift/contacts/duplicates/identity';
import { findSamePerson } from '@cardsift/contacts/duplicates/same-person';
import { normalizeEmail } from '@cardsift/contacts/normalize-values';
import type { Backend } from '#app/backend/supabase.ts';
import { DailyLimitError, type SaveKey } from '../save-key.ts';

/** What a page was told of who is known already. */
interface Look {
  /** The record of the same person. */
  known: ContactRecord | null;
  /** What the database compares to see whether that is still true. */
  seen?: { email: string; phone: string; name: string; contacts: Record<string, string> };
}

/** Finds who is on a card, and saves it. */
export function createCardRows(client: Backend) {
  return {
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
  };
}
