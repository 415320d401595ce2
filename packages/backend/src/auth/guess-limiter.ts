import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Allowance, type CreateLimiter, countInProcess } from '../create-limiter.ts';

/** Limits on guessing one account's password. The table of rate limits explains the numbers. */
export interface GuessLimits {
  /** For each address that the account has signed in from. */
  known: Allowance;
  /** For all other addresses together, because an attacker has thousands. */
  strange: Allowance;
}

export interface GuessLimiter {
  /** Counts a try. Returns the seconds to wait if there were too many, else undefined. */
  count(guess: Guess): Promise<number | undefined>;
  /** Forgets the count, because the password was right. */
  release(guess: Guess): Promise<void>;
}

interface Guess {
  email: string;
  address: string;
  isKnown: boolean;
}

/** An account's unknown addresses share one count, so a stranger cannot use up the owner's. */
export function createGuessLimiter(
  limits: GuessLimits,
  createLimiter: CreateLimiter = countInProcess,
): GuessLimiter {
  const known = createLimiter('guess-known', limits.known);
  const strange = createLimiter('guess-strange', limits.strange);
  const keyOf = ({ email, address, isKnown }: Guess) => (isKnown ? `${email} ${address}` : email);
  const limiterOf = ({ isKnown }: Guess) => (isKnown ? known : strange);
  return {
    async count(guess) {
      try {
        await limiterOf(guess).consume(keyOf(guess));
        return undefined;
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return Math.ceil(reason.msBeforeNext / 1000);
      }
    },
    async release(guess) {
      // A right password from an unknown address says nothing about the tries of others.
      if (guess.isKnown) await known.delete(keyOf(guess));
    },
  };
}
