import { queryOptions } from '@tanstack/react-query';
import { fetchAllRows } from '#app/backend/fetch-all-rows.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { contactsKey, uniqueById } from './contacts-query.ts';

/** What a list shows of a deleted contact; the database keeps all of it. */
export interface DeletedContact {
  id: string;
  deleted_at: string;
  /** When the contact was added. */
  created_at: string;
  full_name: string | null;
  org: string | null;
}

export interface DeletedContacts {
  /** The last deleted first. */
  contacts: DeletedContact[];
  /** After how many days its owner's rule deletes a contact, deleted or not; null without a rule. */
  daysOfRule: number | null;
}

/** The backend gives two values out of one document, and not more. */
const COLUMNS = 'id, deleted_at, created_at, full_name:contact->>full_name, org:contact->>org';

/** What was deleted less than 30 days ago. */
export const deletedContactsQuery = (userId: string) =>
  queryOptions({
    // Below the list's key: what changes the list changes this too.
    queryKey: [...contactsKey(userId), 'deleted'] as const,
    queryFn: async ({ signal }): Promise<DeletedContacts> => {
      const client = getSupabase();
      const contacts = await fetchAllRows<DeletedContact>((from, to) =>
        client
          .from('deleted_contacts')
          .select(COLUMNS)
          .eq('user_id', userId)
          .order('deleted_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      const { data } = await client
        .from('user_settings')
        .select('delete_contacts_after_days')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return {
        contacts: uniqueById(contacts),
        daysOfRule: data?.delete_contacts_after_days ?? null,
      };
    },
  });
