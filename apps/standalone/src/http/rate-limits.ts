import type { GuessLimits } from '@cardsift/backend/auth/guess-limiter';
import type { Allowance, CreateLimiter } from '@cardsift/backend/create-limiter';
import type { ServerEnv } from '@cardsift/backend/http/server-env';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterRes } from 'rate-limiter-flexible';

interface RateLimit {
  name: string;
  matches(c: Context<ServerEnv>): boolean;
  /** Requests that one network address may make in `seconds`. */
  requests: number;
  seconds: number;
}

const isPost = (c: Context, path: string) => c.req.method === 'POST' && c.req.path === path;

/**
 * All rate limits of the server, except the webhook's own. They slow down guessing of passwords and flooding of
 * mailboxes, but a trade fair full of people behind one network address must still get in.
 */
const LIMITS: RateLimit[] = [
  {
    name: 'sign-in',
    matches: (c) => isPost(c, '/auth/v1/token') && c.req.query('grant_type') === 'password',
    requests: 30,
    seconds: 300,
  },
  { name: 'sign-up', matches: (c) => isPost(c, '/auth/v1/signup'), requests: 20, seconds: 3600 },
  { name: 'recovery', matches: (c) => isPost(c, '/auth/v1/recover'), requests: 10, seconds: 3600 },
  { name: 'resend', matches: (c) => isPost(c, '/auth/v1/resend'), requests: 10, seconds: 3600 },
  { name: 'verify', matches: (c) => isPost(c, '/auth/v1/verify'), requests: 30, seconds: 300 },
  {
    name: 'second factor',
    matches: (c) => c.req.method === 'POST' && c.req.path.startsWith('/auth/v1/factors'),
    requests: 60,
    seconds: 300,
  },
];

/**
 * How often anybody may be wrong about one account's password, from however many network addresses. Twenty an hour
 * find none of the passwords that we accept. The owner can continue from known addresses, and from a new one with
 * “Forgot your password?”.
 */
const GUESS_LIMITS: GuessLimits = {
  known: { requests: 30, seconds: 300 },
  strange: { requests: 20, seconds: 3600 },
};

/**
 * How often a mailbox gets the same sign-up mail again, and a person may request a new address, from however many
 * network addresses. A mail that did not arrive five times will not arrive.
 */
const MAIL_LIMIT: Allowance = { requests: 5, seconds: 3600 };

const scale = ({ requests, seconds }: Allowance, factor: number): Allowance => ({
  requests: Math.ceil(requests * factor),
  seconds,
});

export function scaleGuessLimits(factor: number): GuessLimits {
  return { known: scale(GUESS_LIMITS.known, factor), strange: scale(GUESS_LIMITS.strange, factor) };
}

export const scaleMailLimit = (factor: number): Allowance => scale(MAIL_LIMIT, factor);

/** Answers 429 with Retry-After, in the form in which supabase-js expects an auth error. */
export function limitRates(factor: number, createLimiter: CreateLimiter) {
  const limiters = LIMITS.map(({ name, matches, requests, seconds }) => ({
    matches,
    limiter: createLimiter(name, scale({ requests, seconds }, factor)),
  }));
  return createMiddleware<ServerEnv>(async (c, next) => {
    const limiter = limiters.find(({ matches }) => matches(c))?.limiter;
    if (!limiter) return next();
    try {
      await limiter.consume(c.var.clientAddress);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.ceil(reason.msBeforeNext / 1000);
      c.header('Retry-After', String(seconds));
      const message = `Too many attempts. Please try again in ${wordWait(seconds)}.`;
      return c.json(
        {
          code: 'over_request_rate_limit',
          error_code: 'over_request_rate_limit',
          message,
          msg: message,
        },
        429,
      );
    }
    return next();
  });
}

function wordWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
