import { isUnsure } from '@cardsift/card-reader/judge-second-answer/is-unsure';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { SecondReaderInfo } from './second-reader-variables.ts';

/**
 * The indices of the cards to read again. A card with two people is left out, because an answer has room for one
 * person.
 */
export function chooseCards(
  cards: readonly ReadCard[],
  { asks }: Pick<SecondReaderInfo, 'asks'>,
): number[] {
  const texts = cards.map(({ reading }) => JSON.stringify(reading.lines));
  return cards.flatMap(({ reading }, i) => {
    const isShared = texts.some((other, j) => j !== i && other === texts[i]);
    return !isShared && (asks === 'all' || isUnsure(reading)) ? [i] : [];
  });
}
