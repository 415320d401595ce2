import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { getSupabase } from '#app/backend/supabase.ts';

/** What every call here gives back: callers show the error, nothing throws. */
export interface AuthResult {
  error: { message: string } | null;
}

const UNREACHABLE = 'The service cannot be reached. Please check your connection and try again.';

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
    if (isAuthRetryableFetchError(error)) return { error: { message: UNREACHABLE } };
    return { error: { message: error.message || fallback } };
  } catch (thrown) {
    console.error('The auth service failed', thrown);
    return { error: { message: fallback } };
  }
}

export function signIn(email: string, password: string): Promise<AuthResult> {
  return authResult(() => getSupabase().auth.signInWithPassword({ email, password }));
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** Asks for an account. The answer is the same whether or not the e-mail already has one. */
export function signUp({ name, email, password }: NewAccount): Promise<AuthResult> {
  const options = { data: { name }, emailRedirectTo: `${window.location.origin}/` };
  return authResult(() => getSupabase().auth.signUp({ email, password, options }));
}

/** Asks for a reset link. The answer is the same whether or not the e-mail has an account. */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  const redirectTo = `${window.location.origin}/reset-password`;
  return authResult(() => getSupabase().auth.resetPasswordForEmail(email, { redirectTo }));
}

/** Changes the password of whoever the reset link signed in. */
export function updatePassword(password: string): Promise<AuthResult> {
  return authResult(() => getSupabase().auth.updateUser({ password }));
}
