import type { Tables } from '@cardsift/backend/database.types';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { contactsKey, enrichmentsKey } from '#app/contact-book/contacts-query.ts';
import { rememberState, shareRows, stateOfRows } from '#app/contact-book/state-of-rows.ts';

export type Enrichment = Tables<'linkedin_enrichments'>;

/**
 * The LinkedIn profiles found for a user's contacts, newest first. None comes or goes without a change of its
 * contact, so that profiles that were asked for after the list show at least the list's state.
 */
export const enrichmentsQuery = (userId: string) =>
  queryOptions({
    queryKey: enrichmentsKey(userId),
    queryFn: async ({ client, signal }): Promise<Enrichment[]> => {
      const state = stateOfRows(client.getQueryData(contactsKey(userId)));
      const { data, error } = await getSupabase()
        .from('linkedin_enrichments')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .abortSignal(signal);
      if (!error) return rememberState(data, state);
      // docs/product.md, “What is only logged”.
      if (!signal.aborted) console.error('LinkedIn profiles could not be read', error);
      throw error;
    },
    structuralSharing: shareRows,
  });
