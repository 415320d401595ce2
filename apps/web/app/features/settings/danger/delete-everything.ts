import { getSupabase } from '#app/backend/supabase.ts';
import { removeAllCardFiles } from '#app/card-files/card-files.ts';
import { clearLocalData } from '#app/local-data.ts';

/**
 * Deletes what somebody stored, here and on the server; their account stays. Files go first, since
 * only the storage API reaches their bytes. Throws the backend's error; repeating it is safe.
 */
export async function deleteAllData(userId: string): Promise<void> {
  const client = getSupabase();
  await removeAllCardFiles(client, userId);
  await client.rpc('delete_all_data').throwOnError();
  clearLocalData(userId);
}

/** The same, and the account with it. The session is good for nothing afterwards. */
export async function deleteAccount(userId: string): Promise<void> {
  const client = getSupabase();
  await removeAllCardFiles(client, userId);
  await client.rpc('delete_account').throwOnError();
  clearLocalData(userId);
}
