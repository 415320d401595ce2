import { getSupabase } from '#app/backend/supabase.ts';

/**
 * Deletes all contacts, or those that have outlived their owner's rule. The backend deletes some thousands at a time,
 * so that nobody else waits for them. Throws the backend's error; repeating it is safe.
 */
export async function deleteContactsInParts({ onlyOutlived = false } = {}): Promise<void> {
  for (let areLeft = true; areLeft; ) {
    const { data } = await getSupabase()
      .rpc('delete_some_contacts', { only_outlived: onlyOutlived })
      .throwOnError();
    areLeft = data;
  }
}
