import type { CardReading } from '@cardsift/card-reader/reading';
import type { Contact } from '@cardsift/contacts/contact';

/** One card as the workflow read it. */
export interface ExtractedContact {
  contact: Contact;
  /** Where each value came from; null when the workflow does not say (vCard, plain JSON). */
  reading: CardReading | null;
}
