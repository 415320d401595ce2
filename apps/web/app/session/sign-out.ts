import { getSupabase } from '#app/backend/supabase.ts';

/** Ends the session on this device, also when the backend cannot be reached any more. */
export async function signOut(): Promise<{ error: Error | null }> {
  const { error } = await getSupabase().auth.signOut({ scope: 'local' });
  if (error) console.error('Signing out failed', error);
  return { error };
}
