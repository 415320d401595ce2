import { randomUUID } from 'node:crypto';
import { cardInScript } from '@cardsift/card-reader/card-in-script';
import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { hashtagsOfPlan } from '@cardsift/card-reader/hashtags-of-plan';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { NameScript } from '@cardsift/contacts/names/name-script';
import { HttpError } from '../http-error.ts';
import { readerFailure } from '../reader-processes/reader-failure.ts';
import type { ReaderPool, ReaderSlot } from '../reader-processes/reader-pool.ts';
import type { ScanQuota } from '../scan-quota/scan-quota.ts';
import { scanReceipt } from '../scan-quota/scan-receipt.ts';
import { giveBackAll, type PageScan, spendAll } from '../scan-quota/spend-scan-per-page.ts';
import { readScanForm, type SentForm } from './card-form.ts';
import type { Report } from './scan-progress.ts';
import type { Caller } from './verify-caller.ts';

export const busy = (pool: ReaderPool) =>
  new HttpError(503, 'busy', 'Too many cards are being read. Please try again in a moment.', {
    retryAfter: pool.retryAfter(),
  });

interface ScanDeps {
  pool: ReaderPool;
  quota: ScanQuota;
  /** Which of two names on a card the caller wants first. */
  nameScript(): Promise<NameScript>;
  /** Gets the cards while their picture and its place in the queue are still held. It does not reject. */
  onRead?(cards: ReadCard[], picture: { image: Uint8Array; slot: ReaderSlot }): Promise<void>;
}

/**
 * Reads a signed-in user's picture, or each page of their document. Each page is a scan. The order matters: a place in
 * the queue is taken before a scan is spent, and all scans are spent before anything is read.
 */
export async function scanPicture(
  sent: SentForm,
  { headers, signal }: Pick<Request, 'headers' | 'signal'>,
  { id: callerId, assurance }: Caller,
  { pool, quota, nameScript, onRead = async () => {} }: ScanDeps,
  report: Report,
): Promise<ReadCard[]> {
  const image = readScanForm(sent, callerId);
  const key = headers.get('idempotency-key') ?? undefined;
  const scanOf = (page: number): PageScan => ({
    reading: randomUUID(),
    receipt: scanReceipt(key, image, page),
  });
  const first = scanOf(0);
  const slot = pool.reserve('account', callerId);
  if (!slot) throw busy(pool);
  const scans: PageScan[] = [];
  let begun = 0;
  try {
    const onWait = (ahead: number) => report({ ahead });
    const count = await slot.count(image, { signal, onWait });
    for (let page = 0; page < count; page++) scans.push(page === 0 ? first : scanOf(page));
    const [isPro, script] = await Promise.all([
      quota.isPro(callerId),
      nameScript(),
      spendAll(quota, callerId, scans, assurance),
    ]);
    const cards = await readPictures(count, (picture) =>
      slot.read(image, {
        picture,
        signal,
        urgent: isPro,
        onWait,
        onStep(step) {
          begun = picture + 1;
          report({ step });
        },
      }),
    );
    const found = cards.map((card) => hashtagsOfPlan(cardInScript(card, script), isPro));
    await onRead(found, { image, slot });
    return found;
  } catch (error) {
    const failure = readerFailure(error);
    // A client that left ends here too, although nobody reads the answer. The pages that were read for it stay paid. A
    // spending without an answer also ends here, and is given back, because it may have happened.
    const unpaid = failure.code === 'cancelled' ? scans.slice(begun) : scans;
    if (failure.status >= 500) await giveBackAll(quota, callerId, unpaid);
    throw failure;
  } finally {
    slot.release();
  }
}

/** The cards on all pictures. There must be at least one, but a page of a document may have none. */
async function readPictures(
  count: number,
  read: (picture: number) => Promise<ReadCard[]>,
): Promise<ReadCard[]> {
  if (count === 1) return read(0);
  const cards: ReadCard[] = [];
  let refusal: unknown;
  for (let picture = 0; picture < count; picture++) {
    try {
      cards.push(...(await read(picture)));
    } catch (error) {
      if (!(error instanceof CardReaderError)) throw error;
      refusal ??= error;
    }
  }
  if (cards.length === 0) throw refusal;
  return cards;
}
