import type { Contact } from './contact.ts';
import type { ImportedProperty } from './imported-property.ts';

/** In bytes. The database accepts 100,000 for all details, some of which are for the reading of a card. */
const MOST_BYTES = 80_000;

/** The most characters in a picture. Every list of contacts is loaded with its pictures. */
export const MOST_PHOTO_CHARACTERS = 24_000;

interface FittedContact {
  contact: Contact;
  /** The names of the properties that were left out. */
  left: string[];
}

/**
 * Makes a contact's details small enough for the database. A picture that is too large is left out, and then, as long
 * as the whole is too large, the largest of the imported properties.
 */
export function fitDetails(contact: Contact): FittedContact {
  const left: string[] = [];
  let { photo, imported } = contact;
  if (photo !== undefined && photo.length > MOST_PHOTO_CHARACTERS) {
    photo = undefined;
    left.push('PHOTO');
  }
  let room = MOST_BYTES - measure({ ...contact, photo, imported: undefined });
  const sizes = new Map(imported?.map((property) => [property, measure(property)]));
  const dropped = new Set<ImportedProperty>();
  room -= [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [property, size] of [...sizes].toSorted((a, b) => b[1] - a[1])) {
    if (room >= 0) break;
    room += size;
    dropped.add(property);
    left.push(property.name);
  }
  imported = imported?.filter((property) => !dropped.has(property));
  if (left.length === 0) return { contact, left };
  const { photo: _, imported: __, ...rest } = contact;
  return {
    contact: {
      ...rest,
      ...(imported && imported.length > 0 && { imported }),
      ...(photo !== undefined && { photo }),
    },
    left,
  };
}

/**
 * The bytes of JSON as Postgres writes it, with a space after each comma and colon. Those in texts are counted too, so
 * this may be more.
 */
function measure(value: unknown): number {
  const json = JSON.stringify(value);
  return new TextEncoder().encode(json).length + (json.match(/[,:]/g)?.length ?? 0);
}
