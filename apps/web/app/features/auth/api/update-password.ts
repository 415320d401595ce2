import { getSupabase } from '#app/backend/supabase.ts';
import { type AuthResult, authResult } from './auth-result.ts';

/** Changes the password of whoever the reset link signed in. */
export function updatePassword(password: string): Promise<AuthResult> {
  return authResult(() => getSupabase().auth.updateUser({ password }));
}
