import type { QueryClient } from '@tanstack/react-query';
import type { ContactTable } from '../contact-rows/contact-table.ts';
import type { createShownChange } from '../show-change-at-once.ts';

/** What every change of the contact book works with. */
export interface BookParts {
  table: ContactTable;
  change: ReturnType<typeof createShownChange>;
  queryClient: QueryClient;
  userId: string;
}

/** Takes a change back; rejects with the backend's error. */
export type Undo = () => Promise<void>;
