import { getSupabase } from '#app/backend/supabase.ts';
import { type AuthResult, authResult } from '../auth-result.ts';

/**
 * Asks for a link to choose a new password, for somebody who forgot theirs, or signed in with Google and never had
 * one. The answer is the same whether or not the e-mail has an account.
 */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  const redirectTo = `${window.location.origin}/reset-password`;
  return authResult(() => getSupabase().auth.resetPasswordForEmail(email, { redirectTo }));
}
