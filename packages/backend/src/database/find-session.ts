import { z } from 'zod';

/** Whose session an access token was issued for. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
  /** How they proved who they are, the “authenticator assurance level”: `aal2` with a second factor. */
  aal: string | undefined;
}

const claimsSchema = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  aal: z.string().optional(),
});

/** The session that a token names; one that the operator signed themselves names none. */
export function findSession(claims: unknown): SessionClaims | undefined {
  const { data } = claimsSchema.safeParse(claims);
  return data && { userId: data.sub, sessionId: data.session_id, aal: data.aal };
}
