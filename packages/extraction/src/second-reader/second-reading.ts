import { findSides } from '@cardsift/card-reader/geometry/card-sides';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { TextLine } from '@cardsift/card-reader/reading';
import { type FlatSide, ontoPhotograph } from '../reader-processes/flat-side.ts';
import type { ReaderPool, ReaderSlot } from '../reader-processes/reader-pool.ts';
import { type CardToAsk, readAgain } from './read-again.ts';
import type { SecondReader } from './second-reader.ts';
import type { SecondReaderProblem } from './second-reader-error.ts';

/** What is left to do after our reading. It keeps only the flattened sides of the picture. */
export type SecondReading = (
  signal: AbortSignal,
) => Promise<{ cards: ReadCard[]; unanswered?: SecondReaderProblem }>;

export interface SecondReadingDeps {
  reader: SecondReader;
  pool: ReaderPool;
}

/**
 * Prepares the questions to a second reader about a picture's cards, while the picture is still in memory.
 *
 * @param chosen which of the cards
 * @param slot the place that the picture was read in
 */
export async function prepareSecondReading(
  cards: readonly ReadCard[],
  chosen: readonly number[],
  { image, slot, owner }: { image: Uint8Array; slot: ReaderSlot; owner: string },
  { reader, pool }: SecondReadingDeps,
): Promise<SecondReading> {
  const questions: (CardToAsk | null)[] = [];
  for (const [i, card] of cards.entries()) {
    if (!chosen.includes(i)) questions.push(null);
    else if (reader.info.sees === 'lines') questions.push({ card, sides: [] });
    else {
      const picture = (card.reading.page ?? 1) - 1;
      const sides = await slot.layFlat(image, findSides(card.reading), { picture });
      questions.push({ card, sides });
    }
  }
  return async (signal) => {
    const look = (side: FlatSide) => lookAgain(side, pool, owner, signal);
    const read = await Promise.all(
      questions.map((question) => question && readAgain(question, reader, look, signal)),
    );
    const unanswered = read.find((one) => one?.problem)?.problem;
    return {
      cards: cards.map((card, i) => read[i]?.card ?? card),
      ...(unanswered && { unanswered }),
    };
  };
}

/**
 * Our own second look, in a place of its own. If there is no place, or the reading fails, there are no
 * additional letters.
 */
async function lookAgain(
  side: FlatSide,
  pool: ReaderPool,
  owner: string,
  signal: AbortSignal,
): Promise<TextLine[]> {
  const slot = pool.reserve('account', owner);
  if (!slot) return [];
  try {
    const cards = await slot.read(side.jpeg, { signal });
    return cards.flatMap(({ reading }) => ontoPhotograph(reading.lines, side));
  } catch {
    return [];
  } finally {
    slot.release();
  }
}
