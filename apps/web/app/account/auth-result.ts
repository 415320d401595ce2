import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

/** The result of every call to the auth service. Callers show the error; nothing throws. */
export interface AuthResult {
  error: { message: string; code?: string | undefined } | null;
}

const UNREACHABLE = 'The service cannot be reached. Please check your connection and try again.';

/**
 * Runs a call to the auth service. The service's own message and code are kept. A failure without them gets
 * `fallback`.
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
    if (isAuthRetryableFetchError(error)) return { error: { message: UNREACHABLE } };
    const code = isAuthError(error) ? error.code : undefined;
    return { error: { message: error.message || fallback, code } };
  } catch (thrown) {
    console.error('The auth service failed', thrown);
    return { error: { message: fallback } };
  }
}
