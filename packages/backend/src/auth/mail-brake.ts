import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Allowance, type CreateLimiter, countInProcess } from '../create-limiter.ts';
import { AuthError } from './auth-error.ts';

/**
 * Counts mails that are sent again, or to an address that is not yet the account's, by the person who
 * receives or asks for them. Sign-up and recovery are not among these: filling up a count must not keep
 * anybody out of their own account. The count is of what was asked, so it tells nobody who has one.
 */
export interface MailBrake {
  /** @throws AuthError that says when, when there were too many. */
  count(key: string): Promise<void>;
}

export function createMailBrake(
  allowance: Allowance,
  createLimiter: CreateLimiter = countInProcess,
): MailBrake {
  const limiter = createLimiter('mail', allowance);
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const retryAfter = Math.ceil(reason.msBeforeNext / 1000);
        const wait =
          retryAfter < 60 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
        throw new AuthError(
          429,
          'over_email_send_rate_limit',
          `That was sent several times. Look in the spam folder, or try again in ${wait}.`,
          { retryAfter },
        );
      }
    },
  };
}
