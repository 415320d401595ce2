import { findSession, type SessionClaims } from '../database/find-session.ts';
import { ENDED_SESSIONS_CHANNEL } from '../database/prepare/feed-schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { verifyBearer } from './verify-bearer.ts';

/**
 * The session that an `Authorization` header names. Undefined if it names none, or we did not sign the token.
 */
export async function readSession(
  authorization: string | null | undefined,
  jwtSecret: string,
): Promise<SessionClaims | undefined> {
  return findSession(await verifyBearer(authorization, jwtSecret));
}

/**
 * Whether a session is valid. A token proves for an hour who it was issued to. Signing out, a new password and
 * deleting the account end the session at once, and the token with it. If the person has a second factor, a
 * token issued without it only allows giving that factor.
 */
export type SessionState = 'live' | 'ended' | 'lacks_second_factor';

export type StateOf = (session: SessionClaims) => Promise<SessionState>;

export function sessionStates(database: SqlDatabase): StateOf {
  return async ({ userId, sessionId, aal }) => {
    const [session] = await database.exclusively(() =>
      database.query<{ hasFactor: boolean }>(
        `select exists (
           select from auth.mfa_factors where user_id = $2 and status = 'verified'
         ) as "hasFactor"
         from auth.sessions where id = $1 and user_id = $2`,
        [sessionId, userId],
      ),
    );
    if (!session) return 'ended';
    return session.hasFactor && aal !== 'aal2' ? 'lacks_second_factor' : 'live';
  };
}

/** Whether a session may read and change its person's data. */
export type IsLive = (session: SessionClaims) => Promise<boolean>;

/** Calls back with the id of every session that ends, until the database is closed. */
export async function followEndedSessions(
  database: SqlDatabase,
  onEnd: (sessionId: string) => void,
): Promise<void> {
  // If notifications were lost, an ended session keeps its channels but gets no rows, because row level
  // security checks it.
  await database.listen(ENDED_SESSIONS_CHANNEL, { onPayload: onEnd, onGap: () => undefined });
}
