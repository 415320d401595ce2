import { removeAllCardFiles } from '#app/backend/storage/digital-card-files.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { forgetOfflineLists } from '#app/browser/device-store/offline-lists.ts';
import { clearLocalData } from '#app/browser/local-storage.ts';
import { createWaitingList } from '#app/contact-book/waiting-contacts/waiting-list.ts';
import { deleteContactsInParts } from '../delete-contacts-in-parts.ts';

/**
 * Deletes what somebody stored, here and on the server. Their account stays. Files go first, because only the storage
 * API reaches their bytes. Throws the backend's error; repeating it is safe.
 */
export async function deleteAllData(userId: string): Promise<void> {
  const client = getSupabase();
  await removeAllCardFiles(client, userId);
  await deleteContactsInParts();
  await client.rpc('delete_all_data').throwOnError();
  await clearDevice(userId);
}

/** The same, and the account too. Afterwards the session is invalid. */
export async function deleteAccount(userId: string): Promise<void> {
  const client = getSupabase();
  await removeAllCardFiles(client, userId);
  await deleteContactsInParts();
  await client.rpc('delete_account').throwOnError();
  await clearDevice(userId);
}

/** What this browser keeps of them, including contacts that wait to be saved. */
async function clearDevice(userId: string): Promise<void> {
  clearLocalData(userId);
  await forgetOfflineLists();
  await createWaitingList(userId)
    .removeAll()
    .catch((error: unknown) => console.warn('This device keeps no contacts', error));
}
