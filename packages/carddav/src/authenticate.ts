import { createHash } from 'node:crypto';
import type { BackendClient } from '@cardsift/backend/supabase-clients';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { later, orRefuse, unauthorized } from './backend-refusal.ts';
import type { Visit } from './sign-token.ts';

/** Hashes of passwords that were right in this process. The same few are given with every request. */
const MOST_KNOWN = 5000;

export type Authenticate = (
  authorization: string | undefined,
  address: string,
  client: string,
) => Promise<Visit>;

/**
 * Finds out whose app password a request carries. The user name is only there for people to read: a password has 120
 * random bits and identifies its owner. Wrong passwords are counted for each network address, and an address with too
 * many has to wait. A password that was right before, from any address, still works meanwhile, so one phone with an old
 * password does not lock out the rest of a household.
 */
export function createAuthenticate(
  service: BackendClient,
  wrongTries: RateLimiterAbstract,
): Authenticate {
  const known = new Set<string>();

  function remember(hash: string): void {
    known.delete(hash);
    const [oldest] = known;
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.add(hash);
  }

  return async (authorization, address, client) => {
    const password = readPassword(authorization);
    if (password === undefined) throw unauthorized();
    const hash = createHash('sha256').update(password).digest('base64');
    if (!known.has(hash)) await requirePatience(wrongTries, address);
    const [opened] = orRefuse(
      await service.rpc('open_app_password', { password, client: client.slice(0, 200) }),
    );
    if (!opened) {
      known.delete(hash);
      await countWrong(wrongTries, address);
      throw unauthorized();
    }
    remember(hash);
    return { userId: opened.user_id, passwordId: opened.id, assurance: opened.assurance };
  };
}

/** Longer than any password we make, even with separators typed between its letters. */
const LONGEST_PASSWORD = 100;

/** The password of HTTP Basic authentication (RFC 7617). Undefined where it cannot be one of ours. */
function readPassword(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(authorization ?? '') ?? [];
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const password = colon < 0 ? '' : text.slice(colon + 1);
  return password !== '' && password.length <= LONGEST_PASSWORD && !password.includes('\0')
    ? password
    : undefined;
}

async function requirePatience(limiter: RateLimiterAbstract, address: string): Promise<void> {
  const counted = await limiter.get(address);
  if (counted && counted.remainingPoints <= 0) throw tooMany(counted);
}

async function countWrong(limiter: RateLimiterAbstract, address: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(reason);
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  later(429, 'Too many wrong passwords.', Math.ceil(msBeforeNext / 1000));
