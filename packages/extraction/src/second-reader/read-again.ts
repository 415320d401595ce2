import {
  combineReadings,
  type SecondReading,
} from '@cardsift/card-reader/judge-second-answer/combine-readings';
import { type ReadCard, toReadCard } from '@cardsift/card-reader/read-card';
import type { CardReading, TextLine } from '@cardsift/card-reader/reading';
import type { FlatSide } from '../reader-processes/flat-side.ts';
import { describeLines } from './model-question.ts';
import type { SecondReader } from './second-reader.ts';
import { SecondReaderError, type SecondReaderProblem } from './second-reader-error.ts';

/** A card to read again, with its sides if the second reader sees pictures. */
export interface CardToAsk {
  card: ReadCard;
  sides: readonly FlatSide[];
}

export interface ReadAgain {
  card: ReadCard;
  /** Why the card was not changed. Null if there was an answer. */
  problem: SecondReaderProblem | null;
}

/**
 * One card as both readers see it, or as we do if the second one gives no answer.
 *
 * @param lookAgain reads a side again, for letters that only the second reader saw
 */
export async function readAgain(
  { card, sides }: CardToAsk,
  reader: SecondReader,
  lookAgain: (side: FlatSide) => Promise<TextLine[]>,
  signal: AbortSignal,
): Promise<ReadAgain> {
  try {
    const pictures = sides.map(({ jpeg }) => jpeg);
    const answer = await reader.ask({ lines: describeLines(card.reading), pictures }, signal);
    const second = { answer, readBy: reader.name, sawPicture: pictures.length > 0 };
    const reading = await combine(card.reading, second, () =>
      Promise.all(sides.map(lookAgain)).then((lines) => lines.flat()),
    );
    return { card: toReadCard(reading), problem: null };
  } catch (error) {
    if (!(error instanceof SecondReaderError)) throw error;
    return { card, problem: error.code };
  }
}

/** Looks again only if the answer has something that was not read at first. */
async function combine(
  ours: CardReading,
  second: SecondReading,
  lookAgain: () => Promise<TextLine[]>,
): Promise<CardReading> {
  const first = combineReadings(ours, second);
  if (first?.suggestions?.length === 0 || !second.sawPicture) return orNonsense(first);
  const secondLook = await lookAgain();
  return orNonsense(combineReadings(ours, { ...second, secondLook }));
}

function orNonsense(reading: CardReading | null): CardReading {
  if (!reading) throw new SecondReaderError('nonsense');
  return reading;
}
