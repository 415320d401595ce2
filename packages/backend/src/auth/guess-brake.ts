import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Allowance, type CreateLimiter, countInProcess } from '../create-limiter.ts';

/** Limits on guessing one account's password. The table of rate limits gives reasons for the numbers. */
export interface GuessLimits {
  /** From each address that the account signed in from before. */
  known: Allowance;
  /** From all other addresses together, since an attacker has thousands. */
  strange: Allowance;
}

export interface GuessBrake {
  /** Counts a try and returns the seconds to wait when there were too many, else undefined. */
  count(guess: Guess): Promise<number | undefined>;
  /** Forgets what was counted: the password was right. */
  release(guess: Guess): Promise<void>;
}

interface Guess {
  email: string;
  address: string;
  isKnown: boolean;
}

/** Unknown addresses of an account share one count, so the owner's own is not used up by a stranger. */
export function createGuessBrake(
  limits: GuessLimits,
  createLimiter: CreateLimiter = countInProcess,
): GuessBrake {
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
      // A right password from an unknown address says nothing about others' tries.
      if (guess.isKnown) await known.delete(keyOf(guess));
    },
  };
}
