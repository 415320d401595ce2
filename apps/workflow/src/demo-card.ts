import type { Context } from 'hono';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { busy } from './business-card.ts';
import { answerWithCards } from './card-answer.ts';
import { demoForm, imageBytes, parseForm } from './card-form.ts';
import { HttpError } from './http-error.ts';
import { readerFailure } from './reader-failure.ts';
import type { ReaderPool } from './reader-pool.ts';

/** Reads a visitor's picture. Nothing is stored, and nothing but the address's count is remembered. */
export async function readDemoCard(
  c: Context,
  address: string,
  deps: { pool: ReaderPool; limiter: RateLimiterMemory },
): Promise<Response> {
  await countDemo(deps.limiter, address);
  try {
    const form = await parseForm(c.req.raw, demoForm);
    const image = await imageBytes(form.image);
    const slot = deps.pool.reserve('demo');
    if (!slot) throw busy(deps.pool);
    try {
      return answerWithCards(c, await slot.read(image, c.req.raw.signal));
    } finally {
      slot.release();
    }
  } catch (error) {
    const failure = readerFailure(error);
    // What we could not do does not use up a visitor's few tries.
    if (failure.status >= 500) await deps.limiter.reward(address);
    throw failure;
  }
}

async function countDemo(limiter: RateLimiterMemory, address: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    throw new HttpError(
      429,
      'demo_limit_reached',
      'The demo is limited. Sign up free to go on scanning.',
      {
        retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      },
    );
  }
}
