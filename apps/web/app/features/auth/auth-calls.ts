import { createClient } from '@supabase/supabase-js';
import { type AuthResult, authResult } from '#app/account/auth-result.ts';
import { finishSignUp } from '#app/account/session/start-session.ts';
import { readRuntimeConfig } from '#app/backend/env.ts';
import { getSupabase } from '#app/backend/supabase.ts';

export function signIn(email: string, password: string): Promise<AuthResult> {
  return authResult(async () => {
    await finishSignUp(password);
    return getSupabase().auth.signInWithPassword({ email, password });
  });
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

/**
 * Asks for a sign-up's mail again. The answer is the same whether or not a sign-up waits. It uses a client of its
 * own, because this page's would replace the PKCE proof that this browser signed up, which the mail's link needs.
 */
export function resendConfirmation(email: string): Promise<AuthResult> {
  const { supabaseUrl, supabaseKey } = readRuntimeConfig();
  const { auth } = createClient(supabaseUrl, supabaseKey, {
    auth: { storageKey: 'cardsift-resend', persistSession: false, autoRefreshToken: false },
  });
  const options = { emailRedirectTo: `${window.location.origin}/` };
  return authResult(() => auth.resend({ type: 'signup', email, options }));
}

/** Changes the password of the person that the reset link signed in. */
export function updatePassword(password: string): Promise<AuthResult> {
  return authResult(() => getSupabase().auth.updateUser({ password }));
}
