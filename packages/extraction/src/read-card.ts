import type { CardReading } from '@cardsift/card-reader/reading';
import type { Contact } from '@cardsift/contacts/contact';

/** One card of a picture: what was read, and the contact it makes. */
export interface ReadCard {
  contact: Contact;
  reading: CardReading;
}
