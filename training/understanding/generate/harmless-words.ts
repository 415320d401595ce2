import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import { lexemesOf } from '@cardsift/card-reader/understand/text/words';
import { saysTrade } from '@cardsift/card-reader/understand/values/word-kinds';
import type { WrittenCard } from '../written/parse-written-card.ts';
import { placedLines } from './draw-written-card.ts';
import { type Slot, slotsOf, textOfSlot } from './slots.ts';
import { COLLECTED } from './word-pool.ts';

/** What cards of a trade say alike. */
const isSaidAlike = (label: WordLabel | null) =>
  label !== 'name' &&
  (COLLECTED.has(label) || label === 'social' || label?.endsWith('label') === true);

/** On so many invented cards a word stands that identifies nobody. */
const ENOUGH = 2;

/** A word that is said so many times as often as somebody is called so, as “de”, is no name. */
const OFTENER = 5;

/** Words that identify nobody: invented cards of several people say them, and hardly anybody is called so. */
export function harmlessWords(cards: readonly WrittenCard[]): ReadonlySet<string> {
  const said = new Map<string, number>();
  const called = new Map<string, number>();
  for (const card of cards) {
    const slots = slotsOf(placedLines(card));
    const labeled = (isOf: (label: WordLabel | null) => boolean) =>
      slots.filter(({ value }) => isOf(value.label));
    count(labeled(isSaidAlike), said);
    count(
      labeled((label) => label === 'name'),
      called,
    );
  }
  const isName = (word: string) => (called.get(word) ?? 0) * OFTENER > (said.get(word) ?? 0);
  const harmless = [...said].flatMap(([word, times]) =>
    times >= ENOUGH && (saysTrade(word) || !isName(word)) ? [word] : [],
  );
  return new Set(harmless);
}

/** Counts the cards that have a word. */
function count(slots: readonly Slot[], counts: Map<string, number>): void {
  for (const word of new Set(slots.map(textOfSlot).flatMap(lexemesOf)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
}
