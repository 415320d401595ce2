import type { BackendClient } from '@cardsift/backend/supabase-clients';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { z } from 'zod';
import { HttpError } from '../http-error.ts';

const userClaims = z.object({
  sub: z.guid(),
  role: z.literal('authenticated'),
  aal: z.string().optional(),
});

export interface Caller {
  id: string;
  /**
   * The session's assurance level: `aal2` with a second factor. The database decides whether that is
   * needed.
   */
  assurance: string | undefined;
}

/**
 * The user whose access token is in the `Authorization` header. The token is verified by the auth
 * service's signing keys. If tokens are signed with a shared secret (HS256), the auth service itself is
 * asked.
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
  // A 429 only means to wait. The session may still be valid.
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
