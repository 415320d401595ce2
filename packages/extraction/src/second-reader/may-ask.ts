import type { BackendClient } from '@cardsift/backend/supabase-clients';

/** Whether a person lets the second reader see their cards. If that is unknown, the answer is no. */
export async function mayAsk(service: BackendClient, userId: string): Promise<boolean> {
  const { data, error } = await service
    .from('user_settings')
    .select('second_reader')
    .eq('user_id', userId)
    .maybeSingle();
  return error === null && data?.second_reader !== false;
}
