import type { Contact } from '@cardsift/contacts/contact';
import type { CardReading } from './reading.ts';
import { toContact } from './understand/contact/to-contact.ts';

/** One card on a picture: the reading, and the contact made from it. */
export interface ReadCard {
  contact: Contact;
  reading: CardReading;
}

export function toReadCard(reading: CardReading): ReadCard {
  return { contact: toContact(reading), reading };
}
