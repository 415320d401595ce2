import { ENDED_SESSIONS_CHANNEL } from '../database/feed-schema.ts';
import { findSession, type SessionClaims } from '../database/find-session.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { verifyBearer } from './verify-bearer.ts';

/** The session that an `Authorization` header speaks for; undefined for none, or one we did not sign. */
export async function readSession(
  authorization: string | null | undefined,
  jwtSecret: string,
): Promise<SessionClaims | undefined> {
  return findSession(await verifyBearer(authorization, jwtSecret));
}

/**
 * What a session is worth. A token proves who it was issued to, for an hour; signing out, a new password and
 * deleting the account end its session at once, and the token with it. Where the person has a second factor,
 * a token that was issued without it opens nothing but the way to give it.
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

/** Whether somebody may hear and change what is theirs with a session. */
export type IsLive = (session: SessionClaims) => Promise<boolean>;

/** Calls back with the id of every session that ends, until the database is closed. */
export async function followEndedSessions(
  database: SqlDatabase,
  onEnd: (sessionId: string) => void,
): Promise<void> {
  // A session that ended while we heard nothing keeps its channels but gets no rows, because row level security
  // checks.
  await database.listen(ENDED_SESSIONS_CHANNEL, { onPayload: onEnd, onGap: () => undefined });
}
