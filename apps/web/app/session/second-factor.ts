import { getSupabase } from '#app/backend/supabase.ts';

/** Whether the session was opened with a password alone although the account has a second factor. */
export async function isSecondFactorMissing(): Promise<boolean> {
  const { data, error } = await getSupabase().auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}

/** Proves the second factor with the code an authenticator app shows; gives back what was wrong. */
export async function giveSecondFactor(code: string): Promise<{ error: Error | null }> {
  const { mfa } = getSupabase().auth;
  const { data, error } = await mfa.listFactors();
  if (error) return { error };
  const factor = data.totp[0];
  if (!factor) return { error: new Error('This account has no authenticator app') };
  return mfa.challengeAndVerify({ factorId: factor.id, code });
}
