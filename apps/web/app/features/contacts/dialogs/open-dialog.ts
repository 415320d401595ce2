import type { ContactRecord } from '@cardsift/contacts/contact-record';

/** The dialog that is open and what it is about. */
export type OpenDialog =
  | { kind: 'delete'; contacts: ContactRecord[] }
  | { kind: 'tags'; contacts: ContactRecord[] }
  | { kind: 'meeting'; contacts: ContactRecord[] }
  | { kind: 'edit'; contact: ContactRecord | null }
  | { kind: 'import' }
  | { kind: 'merge'; groups: ContactRecord[][] };
