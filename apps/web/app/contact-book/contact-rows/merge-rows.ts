import type { MergedFields } from '@cardsift/contacts/merge/merge-records';
import type { Backend } from '#app/backend/supabase.ts';

/** Makes one record of two, and takes back what merges and devices did. */
export function createMerges(client: Backend) {
  return {
    /** Makes one record of two, in one transaction that keeps both; resolves to the merge's id. */
    async merge(keptId: string, goneId: string, columns: MergedFields): Promise<string> {
      const { data } = await client
        .rpc('merge_contacts', { kept_uuid: keptId, gone_uuid: goneId, columns })
        .throwOnError();
      return data;
    },

    /** Makes two records of one again; what was changed since the merge stays with the first. */
    async undoMerge(mergeId: string): Promise<void> {
      await client.rpc('undo_merge', { merge_uuid: mergeId }).throwOnError();
    },

    /** Puts back what a device changed of a record, as far as it is still as the device wrote it. */
    async undoDeviceChange(changeId: string): Promise<void> {
      await client.rpc('undo_device_change', { change_uuid: changeId }).throwOnError();
    },
  };
}
