import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { findNew } from '@cardsift/contacts/import/find-new';
import type { ImportedContact, ImportProblem } from '@cardsift/contacts/import/import-result';
import { parseImport } from '@cardsift/contacts/import/parse-import';
import { decodeText } from './decode-text.ts';

/** A text of contacts beyond this size would stop the page for seconds, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

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
  if (file.size > MAX_BYTES) return { step: 'choose', error: `${file.name} is larger than 10MB` };
  try {
    const { contacts, problems } = parseImport(
      decodeText(new Uint8Array(await file.arrayBuffer())),
    );
    const fresh = findNew(contacts, existing);
    const known = contacts.length - fresh.length;
    return { step: 'preview', fileName: file.name, fresh, known, problems };
  } catch (error) {
    console.error('The file could not be read', error);
    return { step: 'choose', error: `${file.name} could not be read` };
  }
}
