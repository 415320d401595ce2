import { getSupabase } from '#app/backend/supabase.ts';
import { type AuthResult, authResult } from './auth-result.ts';

export function signIn(email: string, password: string): Promise<AuthResult> {
  return authResult(() => getSupabase().auth.signInWithPassword({ email, password }));
}
