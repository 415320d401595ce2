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

/**
 * Proves with the password that the account is theirs, before an authenticator app is set up or removed. The
 * backend takes it as a sign-in of now; a hosted project neither checks it nor asks for it there.
 */
export function confirmOwner(current: string): Promise<AuthResult> {
  return authResult(() => getSupabase().auth.updateUser({ current_password: current }));
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
