import { findSides } from '@cardsift/card-reader/geometry/card-sides';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { TextLine } from '@cardsift/card-reader/reading';
import { type FlatSide, ontoPhotograph } from '../flat-side.ts';
import type { ReaderPool, ReaderSlot } from '../reader-pool.ts';
import { chooseCards } from './choose-cards.ts';
import { readAgain } from './read-again.ts';
import type { SecondReader } from './second-reader.ts';
import type { SecondReaderProblem } from './second-reader-error.ts';

export interface SecondReadingResult {
  cards: ReadCard[];
  /** Why a card stayed as it was, of the first that did for a reason of the second reader's. */
  problem: SecondReaderProblem | null;
}

/** What is left to do once a picture is read by us: nothing of the picture but its flat sides is kept for it. */
export type SecondReading = (signal: AbortSignal) => Promise<SecondReadingResult>;

export interface SecondReadingDeps {
  reader: SecondReader;
  pool: ReaderPool;
  /** Whether the person lets it see their cards. */
  mayAsk(): Promise<boolean>;
}

/**
 * Gets ready what a second reader is asked about the cards of a picture, while the picture is still here; null where no
 * card is to be asked about.
 * @param slot the place that the picture was read in
 */
export async function prepareSecondReading(
  cards: readonly ReadCard[],
  { image, slot, owner }: { image: Uint8Array; slot: ReaderSlot; owner: string },
  { reader, pool, mayAsk }: SecondReadingDeps,
): Promise<SecondReading | null> {
  const chosen = chooseCards(cards, reader.info);
  if (!chosen.includes(true) || !(await mayAsk())) return null;
  const sides: FlatSide[][] = [];
  for (const [i, { reading }] of cards.entries()) {
    const isShown = chosen[i] && reader.info.sees === 'picture';
    const picture = (reading.page ?? 1) - 1;
    sides.push(isShown ? await slot.layFlat(image, findSides(reading), { picture }) : []);
  }
  return async (signal) => {
    const look = (side: FlatSide) => lookAgain(side, pool, owner, signal);
    const read = await Promise.all(
      cards.map(async (card, i) =>
        chosen[i]
          ? readAgain({ card, sides: sides[i] ?? [] }, reader, look, signal)
          : { card, problem: null },
      ),
    );
    return {
      cards: read.map(({ card }) => card),
      problem: read.find(({ problem }) => problem !== null)?.problem ?? null,
    };
  };
}

/** A second look of ours, in a place of its own; where there is none, or nothing is read, there are no other letters. */
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
