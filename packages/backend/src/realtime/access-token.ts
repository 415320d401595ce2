import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Actor } from '../database/act-as.ts';

/** Who a channel acts for. */
export interface Caller extends Actor {
  /** Seconds since 1970; a visitor's right does not end. */
  expiresAt: number;
}

const visitor: Caller = {
  role: 'anon',
  userId: null,
  expiresAt: Number.POSITIVE_INFINITY,
  claims: { role: 'anon' },
};

const userClaims = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  exp: z.number(),
});

/** Says why a token is not believed, in the words that Supabase uses. */
export class TokenError extends Error {}

/** Checks the token of a join. A page without a session sends its publishable key instead. */
export async function readAccessToken(
  token: string | undefined,
  jwtSecret: string,
  publishableKey: string,
): Promise<Caller> {
  if (token === undefined || token === publishableKey) return visitor;
  try {
    const key = new TextEncoder().encode(jwtSecret);
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    const claims = userClaims.parse(payload);
    return { role: 'authenticated', userId: claims.sub, expiresAt: claims.exp, claims };
  } catch (cause) {
    const expired = cause instanceof errors.JWTExpired;
    const reason = expired ? 'Token has expired' : 'The token is not valid';
    throw new TokenError(`InvalidJWTToken: ${reason}`, { cause });
  }
}
