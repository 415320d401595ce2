import { describeError } from '@cardsift/backend/describe-error';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { Logger } from 'pino';
import type { ReaderSlot } from './reader-pool.ts';
import type { Report } from './scan-progress.ts';
import {
  prepareSecondReading,
  type SecondReading,
  type SecondReadingDeps,
} from './second-reader/second-reading.ts';

/** Told the cards while their picture and its place are still here. */
export type OnRead = (
  cards: ReadCard[],
  picture: { image: Uint8Array; slot: ReaderSlot },
) => Promise<void>;

interface ScanTwiceOptions extends SecondReadingDeps {
  /** Whose places the second look takes. */
  owner: string;
  /** Sends our cards at once, and later the better ones; else there is one answer. */
  follows: boolean;
  logger: Logger;
  /** Ends the second reading when nobody waits for it any more. */
  signal: AbortSignal;
}

/**
 * Our reading of a picture and then a second reader's. The place in the queue and the picture are given back between the
 * two, so that nobody's cards wait for a model. What fails in the second reading leaves ours.
 */
export async function scanTwice(
  scan: (onRead: OnRead) => Promise<ReadCard[]>,
  report: Report,
  { owner, follows, logger, signal, ...deps }: ScanTwiceOptions,
): Promise<ReadCard[]> {
  let second: SecondReading | null = null;
  const cards = await scan(async (found, picture) => {
    if (follows) report({ cards: found });
    try {
      second = await prepareSecondReading(found, { ...picture, owner }, deps);
    } catch (error) {
      logger.error({ error: describeError(error) }, 'a second reading could not be prepared');
    }
  });
  // The compiler does not see that the callback has set it.
  const readAgain = second as SecondReading | null;
  if (!readAgain) return cards;
  if (follows) report({ asked: deps.reader.name });
  try {
    const { cards: better, problem } = await readAgain(signal);
    if (follows && problem) report({ unanswered: problem });
    return better;
  } catch (error) {
    logger.error({ error: describeError(error) }, 'a second reading failed');
    return cards;
  }
}
