import { z } from 'zod';

/** The session that an access token was issued for. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
  /**
   * The “authenticator assurance level”, which says how the person signed in: `aal2` with a second
   * factor.
   */
  aal: string | undefined;
}

const claimsSchema = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  aal: z.string().optional(),
});

/** The session that a token names. A token that the operator signed names none. */
export function findSession(claims: unknown): SessionClaims | undefined {
  const { data } = claimsSchema.safeParse(claims);
  return data && { userId: data.sub, sessionId: data.session_id, aal: data.aal };
}
