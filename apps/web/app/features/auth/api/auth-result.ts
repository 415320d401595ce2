import { isAuthRetryableFetchError } from '@supabase/supabase-js';

/** What every call here gives back: callers show the error, nothing throws. */
export interface AuthResult {
  error: { message: string } | null;
}

const unreachable = 'The service cannot be reached. Please check your connection and try again.';

/**
 * Runs a call to the auth service. The service's own message is kept; a failure that has none
 * gets `fallback`.
 */
export async function authResult(
  call: () => Promise<{ error: Error | null }>,
  fallback = 'An unexpected error occurred',
): Promise<AuthResult> {
  try {
    const { error } = await call();
    if (error === null) return { error: null };
    console.error('The auth service refused', error);
    // Its message is only the text of the failed request.
    if (isAuthRetryableFetchError(error)) return { error: { message: unreachable } };
    return { error: { message: error.message || fallback } };
  } catch (thrown) {
    console.error('The auth service failed', thrown);
    return { error: { message: fallback } };
  }
}
