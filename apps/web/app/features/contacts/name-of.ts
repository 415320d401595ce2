import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { UNKNOWN_NAME } from '@cardsift/contacts/names/unknown-name';

/** What a contact is called on the page. */
export function nameOf({ full_name }: Pick<ContactRecord, 'full_name'>): string {
  return full_name?.trim() || UNKNOWN_NAME;
}
