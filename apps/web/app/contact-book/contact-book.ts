import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '#app/backend/supabase.ts';
import { createContactTable } from './contact-rows/contact-table.ts';
import type { Columns } from './contact-rows/write-rows.ts';
import { createShownChange } from './show-change-at-once.ts';
import type { BookParts } from './undoable-changes/book-parts.ts';
import { createColumnChanges } from './undoable-changes/change-columns.ts';
import { setColumns, unchanged } from './undoable-changes/changed-list.ts';
import { createDeleting } from './undoable-changes/delete-contacts.ts';
import { createImporting } from './undoable-changes/import-contacts.ts';
import { createMerging } from './undoable-changes/merge-contacts.ts';
import { createCardSaving } from './undoable-changes/save-cards.ts';

export type ContactBook = ReturnType<typeof createContactBook>;

/**
 * Everything that changes the user's contacts. The list shows a change before the backend has
 * answered, takes it back when the backend fails, and is loaded anew after the last change under
 * way. Every call rejects with the backend's error.
 */
export function createContactBook(queryClient: QueryClient, client: Backend, userId: string) {
  const table = createContactTable(client, userId);
  const change = createShownChange(queryClient, userId);
  const parts: BookParts = { table, change, queryClient, userId };

  return {
    /** Loads the list once for all changes of `work`, when the last one is done. */
    together: <T>(work: () => Promise<T>): Promise<T> => change(unchanged, work),

    async add(columns: Columns): Promise<void> {
      await change(unchanged, () => table.insert([{ ...columns, source: 'hand' }]));
    },

    edit: (id: string, columns: Partial<ContactRecord>): Promise<void> =>
      change(setColumns(id, columns), () => table.update(id, columns)),

    ...createDeleting(parts),
    ...createColumnChanges(parts),
    ...createImporting(parts),
    ...createMerging(parts),
    ...createCardSaving(parts),
  };
}
