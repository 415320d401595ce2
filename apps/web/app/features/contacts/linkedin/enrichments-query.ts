import type { Tables } from '@cardsift/backend/database.types';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { enrichmentsKey } from '#app/contact-book/contacts-query.ts';

export type Enrichment = Tables<'linkedin_enrichments'>;

/** The LinkedIn profiles found for a user's contacts, newest first. */
export const enrichmentsQuery = (userId: string) =>
  queryOptions({
    queryKey: enrichmentsKey(userId),
    queryFn: async ({ signal }): Promise<Enrichment[]> => {
      const { data, error } = await getSupabase()
        .from('linkedin_enrichments')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .abortSignal(signal);
      if (!error) return data;
      // Only logged (spec.md, section 8).
      if (!signal.aborted) console.error('LinkedIn profiles could not be read', error);
      throw error;
    },
  });
