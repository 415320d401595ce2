import type { Context } from 'hono';
import { answerWithCards } from './card-answer.ts';
import { readScanForm } from './card-form.ts';
import { HttpError } from './http-error.ts';
import { readerFailure } from './reader-failure.ts';
import type { ReaderPool } from './reader-pool.ts';
import type { ScanQuota } from './scan-quota.ts';

export const busy = (pool: ReaderPool) =>
  new HttpError(503, 'busy', 'Too many cards are being read. Please try again in a moment.', {
    retryAfter: pool.retryAfter(),
  });

/**
 * Reads a signed-in user's picture. The order is the point: a place in the queue is taken before a
 * scan is spent, and a scan is spent before the picture is read.
 */
export async function scanBusinessCard(
  c: Context,
  request: Request,
  callerId: string,
  deps: { pool: ReaderPool; quota: ScanQuota },
): Promise<Response> {
  const image = await readScanForm(request, callerId);
  const slot = deps.pool.reserve('account', callerId);
  if (!slot) throw busy(deps.pool);
  try {
    const [isPro] = await Promise.all([deps.quota.isPro(callerId), deps.quota.spend(callerId)]);
    try {
      return answerWithCards(c, await slot.read(image, request.signal, isPro));
    } catch (error) {
      const failure = readerFailure(error);
      // A client that left before its turn ends here too, with an answer nobody reads.
      if (failure.status >= 500) await deps.quota.giveBack(callerId);
      throw failure;
    }
  } finally {
    slot.release();
  }
}
