import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';

/** Something that can renew a session. */
type Backend = Pick<SupabaseClient, 'auth'>;

/** PostgREST's codes for an access token that cannot be verified or has expired. */
const REFUSED = new Set<unknown>(['PGRST301', 'PGRST303']);

/** Whether the backend did not take the access token. */
export function isTokenRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && REFUSED.has(error.code);
}

/**
 * Whether there is a new access token; without one somebody has to sign in again.
 *
 * @throws AuthRetryableFetchError when there is no network to find out
 */
export async function refreshToken(backend: Backend): Promise<boolean> {
  return (await newToken(backend)) !== null;
}

/**
 * Repeats a request with a new access token when the backend refused the old one, because it expired on the way or a
 * clock was wrong. `answer` is the first answer, and is returned if there is nothing to repeat.
 *
 * @throws what `fetch` throws, and `refreshToken`.
 */
export async function askAgain(
  backend: Backend,
  answer: Response,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  if (answer.status !== 401) return answer;
  const refusal: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!isTokenRefused(refusal)) return answer;
  const token = await newToken(backend);
  if (token === null) return answer;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return fetch(input, { ...init, headers });
}

async function newToken(backend: Backend): Promise<string | null> {
  const { data, error } = await backend.auth.refreshSession();
  if (isAuthRetryableFetchError(error)) throw error;
  return data.session?.access_token ?? null;
}
