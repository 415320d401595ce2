import type { AuthError } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';

export interface Enrollment {
  factorId: string;
  /** A data URL of the code that authenticator apps scan. */
  qrCode: string;
  /** The same for typing. */
  secret: string;
}

/** The id of the authenticator app that is in use; null when none is. */
export const authenticatorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', 'authenticator', userId] as const,
    queryFn: async (): Promise<string | null> => {
      const { data, error } = await getSupabase().auth.mfa.listFactors();
      if (error) throw error;
      return data.totp[0]?.id ?? null;
    },
  });

/** Begins to set up an authenticator app; null when this backend offers no second factor. */
export async function startEnrollment(): Promise<Enrollment | null> {
  const { mfa } = getSupabase().auth;
  await removeUnfinished();
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: 'Cardsift' });
  if (error) {
    if (isNotOffered(error)) return null;
    throw error;
  }
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** A Supabase project may have it switched off. */
function isNotOffered(error: AuthError): boolean {
  return error.status === 404 || error.code === 'mfa_totp_enroll_not_enabled';
}

/** Ends the set-up with the first code; gives back what was wrong with it. */
export async function finishEnrollment(factorId: string, code: string) {
  return getSupabase().auth.mfa.challengeAndVerify({ factorId, code });
}

export async function removeAuthenticator(factorId: string): Promise<void> {
  const { error } = await getSupabase().auth.mfa.unenroll({ factorId });
  if (error) throw error;
}

/** A set-up that was broken off would stand in the way of the next one. */
async function removeUnfinished(): Promise<void> {
  const { data } = await getSupabase().auth.mfa.listFactors();
  for (const factor of data?.all ?? []) {
    if (factor.status === 'unverified') await removeAuthenticator(factor.id);
  }
}
