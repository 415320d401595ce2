import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { decodeText } from '@cardsift/contacts/file-text';
import { findNew, parseImport } from '@cardsift/contacts/import';
import type { ImportedContact, ImportProblem } from '@cardsift/contacts/import-result';
import { checkSize } from '#app/pictures/check-picture.ts';
import { shrinkPhotos } from './shrink-photos.ts';

export type ImportState =
  | { step: 'choose'; error?: string }
  | {
      step: 'preview';
      fileName: string;
      fresh: ImportedContact[];
      /** Contacts of the file that are there already. */
      known: number;
      problems: ImportProblem[];
    }
  | { step: 'importing'; done: number; total: number };

/** Reads a chosen file and compares it with the contacts that are there. Never rejects. */
export async function readImportFile(
  file: File,
  existing: readonly ContactRecord[],
): Promise<ImportState> {
  // A longer text of contacts would stop the page for seconds.
  const refusal = checkSize(file);
  if (refusal) return { step: 'choose', error: refusal.description };
  try {
    const { contacts, problems } = parseImport(
      decodeText(new Uint8Array(await file.arrayBuffer())),
    );
    const found = findNew(contacts, existing);
    const known = contacts.length - found.length;
    const { contacts: fresh, problems: pictures } = await shrinkPhotos(found);
    return {
      ...{ step: 'preview', fileName: file.name, fresh, known },
      problems: [...problems, ...pictures],
    };
  } catch (error) {
    console.error('The file could not be read', error);
    return { step: 'choose', error: `${file.name} could not be read` };
  }
}
