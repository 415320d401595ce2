import type { Contact } from '@cardsift/contacts/contact';
import type { NameScript } from '@cardsift/contacts/text/script';
import type { CardReading } from './reading.ts';
import { industryTag } from './understand/fields/tags.ts';
import { inNameScript } from './understand/in-name-script.ts';
import { toContact } from './understand/to-contact.ts';

/** One card on a picture: the reading, and the contact made from it. */
export interface ReadCard {
  contact: Contact;
  reading: CardReading;
}

export function toReadCard(reading: CardReading): ReadCard {
  return { contact: toContact(reading), reading };
}

/**
 * The card with its name, title and organization in the script that the person prefers: docs/product.md, “Two scripts”.
 */
export function cardInScript({ reading }: ReadCard, choice: NameScript): ReadCard {
  return toReadCard(inNameScript(reading, choice));
}

/** Pro gets all hashtags, Free the one for the industry (docs/product.md, “Plans”). */
export function hashtagsOfPlan({ contact, reading }: ReadCard, isPro: boolean): ReadCard {
  if (isPro) return { contact, reading };
  const hashtags = industryTag(reading.industry);
  return { contact: { ...contact, hashtags }, reading: { ...reading, hashtags } };
}
