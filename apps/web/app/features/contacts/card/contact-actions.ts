import type { ContactRecord } from '@cardsift/contacts/contact-record';

/** What a card can ask its page to do; the object never changes, so that cards need not be redrawn. */
export interface ContactActions {
  toggle(id: string): void;
  edit(contact: ContactRecord): void;
  remove(contact: ContactRecord): void;
}
