import type { Backend } from '#app/backend/supabase.ts';
import { chunks, IDS_PER_REQUEST } from './request-sizes.ts';

/** Deleted contacts that are deleted for good at once. */
const FORGOTTEN_PER_REQUEST = 500;

/** Deletes records, and what the database keeps of deleted ones. */
export function createDeletions(client: Backend, userId: string) {
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const batch of chunks(ids, IDS_PER_REQUEST)) {
      await client
        .from('business_card_records')
        .delete()
        .in('id', batch)
        .eq('user_id', userId)
        .throwOnError();
    }
  };

  const deleteForGood = async (ids: readonly string[]): Promise<void> => {
    for (const batch of chunks(ids, FORGOTTEN_PER_REQUEST)) {
      await client.rpc('delete_for_good', { ids: batch }).throwOnError();
    }
  };

  return {
    /** Deletes; the database keeps what it deletes for 30 days. */
    remove,

    /** Deletes what was added a moment ago, without keeping it. */
    async takeBack(ids: readonly string[]): Promise<void> {
      await remove(ids);
      await deleteForGood(ids);
    },

    /** Puts deleted records back. Resolves to the ids of those that were still kept. */
    async restore(ids: readonly string[]): Promise<string[]> {
      const restored: string[] = [];
      for (const batch of chunks(ids, IDS_PER_REQUEST)) {
        const { data } = await client
          .rpc('restore_deleted_contacts', { ids: batch })
          .throwOnError();
        restored.push(...data);
      }
      return restored;
    },

    /** Deletes deleted records before their time. */
    deleteForGood,
  };
}
