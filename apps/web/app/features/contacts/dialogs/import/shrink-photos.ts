import type { ImportedContact, ImportProblem } from '@cardsift/contacts/import-result';
import { shrinkPhoto } from './shrink-photo.ts';

interface ShrunkImport {
  contacts: ImportedContact[];
  problems: ImportProblem[];
}

/** The contacts with pictures that their records take, one after the other; those without room are named. */
export async function shrinkPhotos(
  imported: readonly ImportedContact[],
  shrink: typeof shrinkPhoto = shrinkPhoto,
): Promise<ShrunkImport> {
  const contacts: ImportedContact[] = [];
  let lost = 0;
  for (const one of imported) {
    const { photo, ...contact } = one.contact;
    const shrunk = photo === undefined ? null : await shrink(photo);
    if (photo !== undefined && shrunk === null) lost += 1;
    contacts.push({ ...one, contact: shrunk === null ? contact : { ...contact, photo: shrunk } });
  }
  const message = `${lost} picture(s) could not be read and are left out.`;
  return { contacts, problems: lost > 0 ? [{ row: 0, message }] : [] };
}
