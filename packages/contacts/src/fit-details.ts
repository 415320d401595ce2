import type { Contact } from './contact.ts';
import type { ImportedProperty } from './imported-property.ts';

/** Bytes; the database takes 100,000 for all details, of which the reading of a card needs some. */
const MOST_BYTES = 80_000;

/** Characters of a picture: every list of contacts is loaded with its pictures. */
export const MOST_PHOTO_CHARACTERS = 24_000;

interface FittedContact {
  contact: Contact;
  /** What had no room, by the names of its properties. */
  left: string[];
}

/**
 * A contact whose details the database takes: without a picture that is too large and, while the whole is, without the
 * largest of what its file said besides.
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

/** Bytes of JSON as Postgres writes it, with a space behind each comma and colon; in texts they count too. */
function measure(value: unknown): number {
  const json = JSON.stringify(value);
  return new TextEncoder().encode(json).length + (json.match(/[,:]/g)?.length ?? 0);
}
