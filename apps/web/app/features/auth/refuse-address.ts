import { type EmailOtpType, isAuthApiError } from '@supabase/supabase-js';
import { getSupabase } from '#app/backend/supabase.ts';

/**
 * Whether the request has ended now; `over` where there was none, or where it can only expire, as on a hosted
 * project.
 */
export type Refusal = 'done' | 'over';

/**
 * A type that only our own server knows. Other backends refuse it; a known type with an extra field would be
 * confirmed there.
 */
const REFUSAL = 'email_change_refusal' as EmailOtpType;

export async function refuseAddress(token: string): Promise<Refusal> {
  const { error } = await getSupabase().auth.verifyOtp({ token_hash: token, type: REFUSAL });
  if (!error) return 'done';
  if (isAuthApiError(error) && error.status < 429) return 'over';
  throw error;
}
