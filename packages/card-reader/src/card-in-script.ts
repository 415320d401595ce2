import type { NameScript } from '@cardsift/contacts/names/name-script';
import { type ReadCard, toReadCard } from './read-card.ts';
import { inNameScript } from './understand/contact/in-name-script.ts';

/**
 * The card with its name, title and organization in the script that the person prefers: docs/product.md, “Two scripts”.
 */
export function cardInScript({ reading }: ReadCard, choice: NameScript): ReadCard {
  return toReadCard(inNameScript(reading, choice));
}
