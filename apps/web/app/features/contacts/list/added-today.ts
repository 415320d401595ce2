import type { ContactRecord } from '@cardsift/contacts/contact-record';

/** The contacts added since midnight where the user is. */
export function addedToday(contacts: readonly ContactRecord[], now: Date): ContactRecord[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return contacts.filter(({ created_at }) => Date.parse(created_at) >= midnight);
}
