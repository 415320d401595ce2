import { describeError } from '@cardsift/backend/describe-error';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { Logger } from 'pino';
import type { ReaderSlot } from './reader-processes/reader-pool.ts';
import { chooseCards } from './second-reader/choose-cards.ts';
import {
  prepareSecondReading,
  type SecondReading,
  type SecondReadingDeps,
} from './second-reader/second-reading.ts';
import type { Report, ScanFindings } from './webhook/scan-progress.ts';

/** Gets the cards while their picture and its place in the queue are still held. */
export type OnRead = (
  cards: ReadCard[],
  picture: { image: Uint8Array; slot: ReaderSlot },
) => Promise<void>;

interface ScanTwiceOptions extends SecondReadingDeps {
  /** Whether the person lets the second reader see their cards. */
  mayAsk(): Promise<boolean>;
  /** The owner whose share of the queue the second look uses. */
  owner: string;
  /** Sends our cards at once and the improved ones later. Otherwise there is one answer. */
  follows: boolean;
  logger: Logger;
  /** Ends the second reading if nobody waits for it anymore. */
  signal: AbortSignal;
}

/**
 * Reads a picture, then asks a second reader. The picture and its place in the queue are released between the two, so
 * that no other card waits for a model. If the second reading fails, ours stays.
 */
export async function scanWithSecondReader(
  scan: (report: Report, onRead: OnRead) => Promise<ReadCard[]>,
  report: Report,
  { owner, follows, logger, signal, mayAsk, reader, pool }: ScanTwiceOptions,
): Promise<ScanFindings> {
  const log = (error: unknown) =>
    logger.error({ error: describeError(error) }, 'a second reading failed');
  // Asked while the picture is being read. Earlier, the database is busy counting scans; later, the page would wait.
  let allowed: Promise<boolean> | undefined;
  const find = () => {
    allowed ??= mayAsk().catch(() => false);
    return allowed;
  };
  let second: SecondReading | null = null;
  const reportStep: Report = (progress) => {
    if ('step' in progress) void find();
    report(progress);
  };
  const cards = await scan(reportStep, async (found, picture) => {
    const chosen = (await find()) ? chooseCards(found, reader.info) : [];
    const asked = { by: reader.name, cards: chosen };
    if (follows) report({ cards: found, ...(chosen.length > 0 && { asked }) });
    if (chosen.length === 0) return;
    const prepared = prepareSecondReading(found, chosen, { ...picture, owner }, { reader, pool });
    second = await prepared.catch((error: unknown) => {
      log(error);
      return null;
    });
  });
  // The compiler does not see that the callback sets it.
  const readAgain = second as SecondReading | null;
  if (!readAgain) return { cards };
  try {
    return await readAgain(signal);
  } catch (error) {
    log(error);
    return { cards, unanswered: 'away' };
  }
}
