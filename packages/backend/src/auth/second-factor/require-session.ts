import { z } from 'zod';
import type { SessionClaims } from '../../database/find-session.ts';
import type { Query } from '../../database/sql-database.ts';
import { AuthError, sessionEnded } from '../auth-error.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { readSession, type SessionState } from '../live-sessions.ts';

/** The session of a request, and whether it lacks the second factor. @throws AuthError if it has ended */
export async function requireSession(
  c: AuthContext,
  { jwtSecret, stateOf }: AuthParts,
): Promise<{ session: SessionClaims; state: SessionState }> {
  const session = await readSession(c.req.header('authorization'), jwtSecret);
  const state = session && (await stateOf(session));
  if (session && state && state !== 'ended') return { session, state };
  throw sessionEnded();
}

export interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  secret: string;
  lastStep: string;
  failures: number;
}

/**
 * Loads and locks the factor in the path for this transaction. @throws AuthError if it is not the person's
 */
export async function takeFactor(
  c: AuthContext,
  query: Query,
  { userId }: SessionClaims,
): Promise<Factor> {
  const { data: id } = z.guid().safeParse(c.req.param('id'));
  const [factor] = id
    ? await query<Factor>(
        `select id, status, secret, last_step::text as "lastStep", failures
         from auth.mfa_factors where id = $1 and user_id = $2 for update`,
        [id, userId],
      )
    : [];
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'There is no such factor.');
  return factor;
}
