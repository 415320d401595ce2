import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IsLive } from '../auth/live-sessions.ts';
import type { Actor } from '../database/act-as.ts';
import { askAs } from '../database/fair-share/asker.ts';
import { FRAME_LIMITS } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';
import { SocketEnd } from './frame-intake.ts';
import { createTokenBucket, type Rate } from './token-bucket.ts';

/** The person a channel acts for. */
export interface Caller extends Actor {
  sessionId?: string | undefined;
  /** Seconds since 1970. A visitor's access does not expire. */
  expiresAt: number;
}

const VISITOR: Caller = {
  role: 'anon',
  userId: null,
  expiresAt: Number.POSITIVE_INFINITY,
  claims: { role: 'anon' },
};

const userClaims = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  session_id: z.uuid().optional(),
  aal: z.string().optional(),
  exp: z.number(),
});

/** Why a token is not accepted, in Supabase's words. */
export class TokenError extends Error {}

/**
 * Reads the tokens on one socket. supabase-js sends its token with every join, and each new one once for
 * every channel. The database is asked only about tokens that are new.
 */
export class TokenReader {
  readonly #secrets: Pick<Secrets, 'jwtSecret' | 'publishableKey'>;
  readonly #isLive: IsLive;
  readonly #takeNew: () => boolean;
  #known: { token: string; caller: Caller } | undefined;

  constructor(
    secrets: Pick<Secrets, 'jwtSecret' | 'publishableKey'>,
    isLive: IsLive,
    limits: Rate = FRAME_LIMITS.newTokens,
  ) {
    this.#secrets = secrets;
    this.#isLive = isLive;
    this.#takeNew = createTokenBucket(limits);
  }

  /**
   * A page without a session sends its publishable key.
   *
   * @throws TokenError if the token gives no access, SocketEnd if there were too many new ones
   */
  async read(token: string | undefined): Promise<Caller> {
    if (token === undefined || token === this.#secrets.publishableKey) return VISITOR;
    const known = this.#known;
    if (known?.token === token && known.caller.expiresAt > Date.now() / 1000) return known.caller;
    if (!this.#takeNew()) throw new SocketEnd('Too many tokens');
    const caller = await this.#verify(token);
    this.#known = { token, caller };
    return caller;
  }

  /** Makes the next read ask the database again, because a session has ended, or may have. */
  forget(): void {
    this.#known = undefined;
  }

  async #verify(token: string): Promise<Caller> {
    const claims = await verify(token, this.#secrets.jwtSecret);
    const { sub: userId, session_id: sessionId, aal } = claims;
    if (sessionId && !(await this.#asksLive(userId, sessionId, aal))) {
      throw new TokenError('InvalidJWTToken: The session has ended');
    }
    return { role: 'authenticated', userId, sessionId, expiresAt: claims.exp, claims };
  }

  /** Asks in a turn of the token's person, who may have used up their time. */
  #asksLive(userId: string, sessionId: string, aal: string | undefined): Promise<boolean> {
    return askAs({ kind: 'member', name: userId }, () =>
      this.#isLive({ userId, sessionId, aal }),
    ).catch((error: unknown) => {
      if (error instanceof Refusal && PASSING.includes(error.code)) {
        throw new TokenError(error.message, { cause: error });
      }
      throw error;
    });
  }
}

/** After these the page joins again by itself, a little later each time. */
const PASSING: readonly string[] = ['over_time_budget', 'too_many_waiting', 'server_busy'];

async function verify(token: string, jwtSecret: string): Promise<z.infer<typeof userClaims>> {
  try {
    const key = new TextEncoder().encode(jwtSecret);
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    return userClaims.parse(payload);
  } catch (cause) {
    const expired = cause instanceof errors.JWTExpired;
    const reason = expired ? 'Token has expired' : 'The token is not valid';
    throw new TokenError(`InvalidJWTToken: ${reason}`, { cause });
  }
}
