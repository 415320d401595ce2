import type { Tables } from '@cardsift/backend/database.types';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { contactsKey } from '#app/contact-book/contacts-query.ts';

export type DeviceChange = Pick<Tables<'device_changes'>, 'id' | 'before' | 'after'>;

/** As many as a history has entries. */
const SHOWN = 40;

/** What phones and other programs changed of a contact, newest first, with the values. */
export const deviceChangesQuery = (userId: string, contactId: string) =>
  queryOptions({
    // Below the key of the list: a device changes the contact itself, too.
    queryKey: [...contactsKey(userId), 'device-changes', contactId],
    queryFn: async ({ signal }): Promise<DeviceChange[]> => {
      const { data } = await getSupabase()
        .from('device_changes')
        .select('id, before, after')
        .eq('user_id', userId)
        .eq('contact_id', contactId)
        .order('changed_at', { ascending: false })
        .limit(SHOWN)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
