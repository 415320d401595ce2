import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { Backend } from '#app/backend/supabase.ts';
import { noConnection, sessionEnded } from '../webhook/scan-error.ts';

/** PostgREST's codes for an access token that cannot be verified or has expired. */
const REFUSED = new Set<unknown>(['PGRST301', 'PGRST303']);

export function isTokenRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && REFUSED.has(error.code);
}

/** Whether there is a new access token; rejects with ScanError `network` when nobody can tell. */
export async function refreshToken(backend: Backend): Promise<boolean> {
  const { error } = await backend.auth.refreshSession();
  if (isAuthRetryableFetchError(error)) throw noConnection(error);
  return error === null;
}

/**
 * Tries once more with a new access token when the backend refuses the old one, as it does when
 * the token expired on the way, or when this computer's clock is wrong.
 */
export async function withFreshToken<T>(backend: Backend, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    if (!(await refreshToken(backend))) throw sessionEnded();
    return await action();
  }
}
