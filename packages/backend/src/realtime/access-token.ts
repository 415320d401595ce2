import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IsLive } from '../auth/live-sessions.ts';
import type { Actor } from '../database/act-as.ts';
import type { Secrets } from '../secrets.ts';

/** Who a channel acts for. */
export interface Caller extends Actor {
  /** The session that the token was issued for. */
  sessionId?: string | undefined;
  /** Seconds since 1970; a visitor's right does not end. */
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

/** Says why a token is not accepted, in the words that Supabase uses. */
export class TokenError extends Error {}

/** Checks the token of a join. A page without a session sends its publishable key instead. */
export async function readAccessToken(
  token: string | undefined,
  { jwtSecret, publishableKey }: Pick<Secrets, 'jwtSecret' | 'publishableKey'>,
  isLive: IsLive,
): Promise<Caller> {
  if (token === undefined || token === publishableKey) return VISITOR;
  const claims = await verify(token, jwtSecret);
  const { sub: userId, session_id: sessionId, aal } = claims;
  if (sessionId && !(await isLive({ userId, sessionId, aal }))) {
    throw new TokenError('InvalidJWTToken: The session has ended');
  }
  return { role: 'authenticated', userId, sessionId, expiresAt: claims.exp, claims };
}

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
