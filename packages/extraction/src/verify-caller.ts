import type { BackendClient } from '@cardsift/backend/supabase-clients';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { z } from 'zod';
import { HttpError } from './http-error.ts';

const userClaims = z.object({
  sub: z.guid(),
  role: z.literal('authenticated'),
  aal: z.string().optional(),
});

export interface Caller {
  id: string;
  /** How sure the sign-in was: `aal2` with a second factor. The database says whether that is needed. */
  assurance: string | undefined;
}

/**
 * The user whose access token the `Authorization` header carries. The auth service's
 * signing keys decide; where tokens are signed with a shared secret (HS256), it is asked itself.
 */
export async function verifyCaller(
  visitor: BackendClient,
  authorization: string | undefined,
): Promise<Caller> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization ?? '')?.[1];
  if (!token) {
    throw new HttpError(
      401,
      'missing_token',
      'Send your access token as “Authorization: Bearer …”.',
    );
  }
  const { data, error } = await visitor.auth.getClaims(token);
  // Whoever asks for too much at once is told to wait (429), and their session may be as good as before.
  const isForLater = (error?.status ?? 0) >= 500 || error?.status === 429;
  if (isAuthRetryableFetchError(error) || isForLater) {
    throw new HttpError(
      503,
      'backend_unavailable',
      'Your session could not be checked. Please try again.',
      {
        retryAfter: 5,
        cause: error,
      },
    );
  }
  const claims = userClaims.safeParse(data?.claims);
  if (!claims.success) {
    throw new HttpError(
      401,
      'invalid_token',
      'Your session is invalid or has expired. Please sign in again.',
    );
  }
  return { id: claims.data.sub, assurance: claims.data.aal };
}
