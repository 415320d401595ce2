import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { Backend } from './supabase.ts';

/** PostgREST's codes for an access token that cannot be verified or has expired. */
const REFUSED = new Set<unknown>(['PGRST301', 'PGRST303']);

/** Whether the backend did not take the access token. */
export function isTokenRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && REFUSED.has(error.code);
}

/**
 * Whether there is a new access token; without one somebody has to sign in again.
 *
 * @throws AuthRetryableFetchError when nobody can tell, because the network is gone.
 */
export async function refreshToken(backend: Backend): Promise<boolean> {
  const { error } = await backend.auth.refreshSession();
  if (isAuthRetryableFetchError(error)) throw error;
  return error === null;
}

/**
 * Tries once more with a new access token when the backend refuses the old one, as it does when
 * the token expired on the way, or when this computer's clock is wrong.
 *
 * @throws the backend's error, and `refreshToken`'s.
 */
export async function withFreshToken<T>(backend: Backend, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isTokenRefused(error) || !(await refreshToken(backend))) throw error;
    return await action();
  }
}
