import type { ImportResult } from '@cardsift/contacts/import-result';
import { createVcardImport } from '@cardsift/contacts/vcard/import-vcards';
import { shrinkPhoto } from '../shrink-photo.ts';
import type { OnProgress } from './opened-files.ts';
import { readTextParts } from './read-parts.ts';

/** The people of a vCard file. Pictures are made small as they come: a thousand cameras' pictures fit into no memory. */
export async function readVcards(
  file: Blob,
  head: Uint8Array,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const taken = createVcardImport();
  for await (const [text, isLast] of readTextParts(file, head, onProgress)) {
    for (const { contact } of taken.add(text, isLast)) {
      // Not every browser's worker can decode them all. The page tries what is left.
      if (contact.photo) contact.photo = (await shrinkPhoto(contact.photo)) ?? contact.photo;
    }
    if (taken.isFull()) break;
  }
  return taken.end();
}
