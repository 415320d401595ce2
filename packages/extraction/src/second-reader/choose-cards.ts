import type { ReadCard } from '@cardsift/card-reader/read-card';
import { isUnsure } from '@cardsift/card-reader/second-reading/is-unsure';
import type { SecondReaderInfo } from './second-reader-variables.ts';

/** Whether each card is to be read again. A card of two people is none: an answer has room for one. */
export function chooseCards(
  cards: readonly ReadCard[],
  { asks }: Pick<SecondReaderInfo, 'asks'>,
): boolean[] {
  const texts = cards.map(({ reading }) => JSON.stringify(reading.lines));
  return cards.map(({ reading }, i) => {
    const isShared = texts.some((other, j) => j !== i && other === texts[i]);
    return !isShared && (asks === 'all' || isUnsure(reading));
  });
}
