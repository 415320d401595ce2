import type { Backend } from '#app/backend/supabase.ts';
import { createCardRows } from './create-card-rows.ts';
import { createDeletions } from './create-deletions.ts';
import { createMerges } from './create-merges.ts';
import { createReads } from './create-reads.ts';
import { createWrites } from './create-writes.ts';

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
