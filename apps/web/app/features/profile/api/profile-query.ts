import type { Database } from '@cardsift/backend/database.types';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';

export type Profile = Database['public']['Tables']['profiles']['Row'];

export const profileKey = (userId: string) => ['profile', userId] as const;

/** The stored profile; null when the person has not saved one yet. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const { data } = await getSupabase()
        .from('profiles')
        .select('*')
        .eq('id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });
