import { getSupabase } from '#app/backend/supabase.ts';
import { type AuthResult, authResult } from './auth-result.ts';

/** Asks for a reset link. The answer is the same whether or not the e-mail has an account. */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  const redirectTo = `${window.location.origin}/reset-password`;
  return authResult(() => getSupabase().auth.resetPasswordForEmail(email, { redirectTo }));
}
