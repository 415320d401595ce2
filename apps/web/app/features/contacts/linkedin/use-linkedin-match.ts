import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSupabase } from '#app/backend/supabase.ts';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { contactsKey, enrichmentsKey } from '#app/contact-book/contacts-query.ts';
import { countOf } from '#app/text/count-of.ts';
import { searchesKey } from './search-status.tsx';

interface LinkedinMatch {
  /** Takes a wrong profile off a contact; it is never suggested again. */
  reject(contactId: string): Promise<void>;
  /** Has the profiles of contacts looked for again. */
  search(contactIds: readonly string[]): Promise<void>;
}

const NO_PROVIDER =
  'This server has no search provider, so LinkedIn profiles are not looked for. A profile printed on a card is still used.';

/** What a user can do about the LinkedIn profiles that were found. Never rejects. */
export function useLinkedinMatch(userId: string): LinkedinMatch {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const attempt = async (failure: string, work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        console.error(failure, error);
        notifyError('Error', failure);
      }
      for (const key of [contactsKey, enrichmentsKey, searchesKey]) {
        void queryClient.invalidateQueries({ queryKey: key(userId) });
      }
    };
    return {
      reject: (contactId) =>
        attempt('Failed to remove profile', async () => {
          await getSupabase()
            .rpc('reject_linkedin_match', { contact_uuid: contactId })
            .throwOnError();
          notify('Profile Removed', 'It will not be suggested for this contact again.');
        }),
      search: (contactIds) =>
        attempt('Failed to start the search', async () => {
          const { data: canSearch } = await getSupabase().rpc('can_search_profiles').throwOnError();
          if (!canSearch) return notifyError('No Search Set Up', NO_PROVIDER);
          for (const id of contactIds) {
            await getSupabase().rpc('ask_for_linkedin_match', { contact_uuid: id }).throwOnError();
          }
          const text = `Looking for the LinkedIn profile of ${countOf(contactIds.length, 'contact')}.`;
          notify('Search Started', text);
        }),
    };
  }, [queryClient, userId]);
}
