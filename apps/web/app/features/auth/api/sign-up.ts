import { getSupabase } from '#app/backend/supabase.ts';
import { type AuthResult, authResult } from './auth-result.ts';

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
