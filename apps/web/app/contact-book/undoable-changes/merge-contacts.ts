import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type MergeChoices, mergeRecords } from '@cardsift/contacts/merge/merge-records';
import type { BookParts, Undo } from './book-parts.ts';
import { setColumns, unchanged, without } from './changed-list.ts';

/** Making one contact of two, and taking back merges and what devices changed. */
export function createMerging({ table, change }: BookParts) {
  return {
    /** Makes one contact of two: the first gets what was chosen, the second goes. */
    async merge(
      first: ContactRecord,
      second: ContactRecord,
      choices: MergeChoices,
    ): Promise<{ merged: ContactRecord; undo: Undo }> {
      const columns = mergeRecords(first, second, choices);
      const id = await change(
        (contacts) => without([second.id])(setColumns(first.id, columns)(contacts)),
        () => table.merge(first.id, second.id, columns),
      );
      const undo = () =>
        change(
          (contacts) => [...setColumns(first.id, first)(contacts), second],
          () => table.undoMerge(id),
        );
      return { merged: { ...first, ...columns }, undo };
    },

    /** Makes two contacts of one again, however long ago they were merged. */
    undoMerge: (mergeId: string): Promise<void> =>
      change(unchanged, () => table.undoMerge(mergeId)),

    /** Takes back what a phone or another program changed of a contact. */
    undoDeviceChange: (changeId: string): Promise<void> =>
      change(unchanged, () => table.undoDeviceChange(changeId)),
  };
}
