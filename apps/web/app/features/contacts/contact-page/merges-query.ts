import type { Tables } from '@cardsift/backend/database.types';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { contactsKey } from '#app/contact-book/contacts-query.ts';

export type Merge = Pick<Tables<'contact_merges'>, 'id' | 'kept' | 'gone' | 'merged_at'>;

/** Each holds two whole contacts; older ones come to light as newer ones are undone. */
const SHOWN = 20;

/** What a contact was merged from, newest first. */
export const mergesQuery = (userId: string, contactId: string) =>
  queryOptions({
    // Below the key of the list, because what changes contacts may be a merge.
    queryKey: [...contactsKey(userId), 'merges', contactId],
    queryFn: async ({ signal }): Promise<Merge[]> => {
      const { data } = await getSupabase()
        .from('contact_merges')
        .select('id, kept, gone, merged_at')
        .eq('user_id', userId)
        .eq('contact_id', contactId)
        .order('merged_at', { ascending: false })
        .limit(SHOWN)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** The two contacts of a merge, as they were. The database wrote them; no page could. */
export function readSides({ kept, gone }: Merge): { kept: ContactRecord; gone: ContactRecord } {
  return { kept: kept as ContactRecord, gone: gone as ContactRecord };
}
