import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type ErrorCode, HttpError } from '../http-error.ts';

/** Counts one request for `key`. Throws 429 with the time to wait if its limit is reached. */
export async function countRequest(
  limiter: RateLimiterAbstract,
  key: string,
  code: ErrorCode,
  message: string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as RateLimiterRes;
    throw new HttpError(429, code, message, {
      retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
  }
}
