import { type AuthResult, authResult } from '#app/account/auth-result.ts';
import { getSupabase } from '#app/backend/supabase.ts';

interface NewPassword {
  current: string;
  password: string;
  /** Of the mail that `askForCode` sends, where the backend wants one. */
  code?: string | undefined;
}

/** Changes the password, which ends every other session. */
export function changePassword({ current, password, code }: NewPassword): Promise<AuthResult> {
  const nonce = code?.trim();
  return authResult(() =>
    getSupabase().auth.updateUser({
      password,
      current_password: current,
      ...(nonce && { nonce }),
    }),
  );
}

/** Has the backend mail a code that proves who asks; a hosted project wants one of old sessions. */
export function askForCode(): Promise<AuthResult> {
  return authResult(() => getSupabase().auth.reauthenticate());
}

/** Asks for another address. It counts when it is confirmed; the answer never says whose it is. */
export function changeEmail(email: string, current: string): Promise<AuthResult> {
  const emailRedirectTo = `${window.location.origin}/dashboard/settings`;
  return authResult(() =>
    getSupabase().auth.updateUser({ email, current_password: current }, { emailRedirectTo }),
  );
}
