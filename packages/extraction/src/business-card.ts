import { randomUUID } from 'node:crypto';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import { hashtagsOfPlan } from '@cardsift/card-reader/read-card';
import { readScanForm } from './card-form.ts';
import { HttpError } from './http-error.ts';
import { readerFailure } from './reader-failure.ts';
import type { ReaderPool } from './reader-pool.ts';
import type { Report } from './scan-progress.ts';
import type { ScanQuota } from './scan-quota.ts';
import { scanReceipt } from './scan-receipt.ts';
import type { Caller } from './verify-caller.ts';

export const busy = (pool: ReaderPool) =>
  new HttpError(503, 'busy', 'Too many cards are being read. Please try again in a moment.', {
    retryAfter: pool.retryAfter(),
  });

/**
 * Reads a signed-in user's picture. The order is the point: a place in the queue is taken before a
 * scan is spent, and a scan is spent before the picture is read.
 */
export async function scanBusinessCard(
  request: Request,
  { id: callerId, assurance }: Caller,
  { pool, quota }: { pool: ReaderPool; quota: ScanQuota },
  report: Report,
): Promise<ReadCard[]> {
  const image = await readScanForm(request, callerId);
  const receipt = scanReceipt(request.headers.get('idempotency-key') ?? undefined, image);
  const reading = randomUUID();
  const slot = pool.reserve('account', callerId);
  if (!slot) throw busy(pool);
  try {
    const [isPro] = await Promise.all([
      quota.isPro(callerId),
      quota.spend(callerId, { reading, receipt, assurance }),
    ]);
    const cards = await slot.read(image, {
      signal: request.signal,
      urgent: isPro,
      onWait: (ahead) => report({ ahead }),
      onStep: (step) => report({ step }),
    });
    return cards.map((card) => hashtagsOfPlan(card, isPro));
  } catch (error) {
    const failure = readerFailure(error);
    // A client that left before its turn ends here too, with an answer nobody reads. So does a spending whose
    // answer was lost: it may have happened.
    if (failure.status >= 500) await quota.giveBack(callerId, reading);
    throw failure;
  } finally {
    slot.release();
  }
}
