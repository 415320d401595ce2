import type { Backend } from '#app/backend/supabase.ts';
import { createDeletions } from './delete-rows.ts';
import { createMerges } from './merge-rows.ts';
import { createReads } from './read-rows.ts';
import { createCardRows } from './save-card-rows.ts';
import { createWrites } from './write-rows.ts';

export type ContactTable = ReturnType<typeof createContactTable>;

/**
 * The user's rows of `business_card_records`. Every call rejects with the backend's error; batches before a
 * failing one stay.
 */
export function createContactTable(client: Backend, userId: string) {
  return {
    ...createReads(client, userId),
    ...createWrites(client, userId),
    ...createDeletions(client, userId),
    ...createMerges(client),
    ...createCardRows(client),
  };
}
