import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Allowance, type CreateLimiter, countInProcess } from '../../create-limiter.ts';
import { AuthError } from '../auth-error.ts';

/**
 * Counts mails that are sent again, or to an address that is not the account's yet, for each person who
 * receives or requests them. Sign-up and recovery are not counted here, because a full count must not
 * keep anybody out of their own account. Requests are counted, so the count does not reveal who has an
 * account.
 */
export interface MailLimiter {
  /** @throws AuthError with the seconds to wait, if there were too many */
  count(key: string): Promise<void>;
}

export function createMailLimiter(
  allowance: Allowance,
  createLimiter: CreateLimiter = countInProcess,
): MailLimiter {
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
