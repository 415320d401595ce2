import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getSupabase } from '#app/backend/supabase.ts';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { contactsKey } from '../api/contacts-query.ts';
import { type Enrichment, enrichmentsKey } from '../api/enrichments-query.ts';

/** Removes a profile that is somebody else's, also from the contact it was found for. */
export function useRejectProfile(userId: string): (enrichment: Enrichment) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (enrichment) => {
      try {
        if (enrichment.contact_id)
          await clearProfile(userId, enrichment.contact_id, enrichment.linkedin_url);
        await getSupabase()
          .from('linkedin_enrichments')
          .delete()
          .eq('id', enrichment.id)
          .eq('user_id', userId)
          .throwOnError();
        notify('Profile removed', 'It no longer belongs to this contact.');
      } catch (error) {
        console.error('Failed to remove profile', error);
        notifyError('Error', 'Failed to remove profile');
      }
      void queryClient.invalidateQueries({ queryKey: enrichmentsKey(userId) });
      void queryClient.invalidateQueries({ queryKey: contactsKey(userId) });
    },
    [queryClient, userId],
  );
}

/** Only the rejected profile goes; another one that the user entered since stays. */
async function clearProfile(userId: string, contactId: string, address: string): Promise<void> {
  await getSupabase()
    .from('business_card_records')
    .update({
      linkedin_url: null,
      linkedin_updated_at: null,
      description: null,
      confidence: null,
      evidence: null,
    })
    .eq('id', contactId)
    .eq('user_id', userId)
    .eq('linkedin_url', address)
    .throwOnError();
}
