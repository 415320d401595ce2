import { getSupabase } from '#app/backend/supabase.ts';

const DAY_MS = 86_400_000;

/** How many contacts a rule would delete at once. Throws the backend's error. */
export async function countOlderContacts(userId: string, days: number): Promise<number> {
  const { count } = await getSupabase()
    .from('business_card_records')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .lt('created_at', new Date(Date.now() - days * DAY_MS).toISOString())
    .throwOnError();
  return count ?? 0;
}
