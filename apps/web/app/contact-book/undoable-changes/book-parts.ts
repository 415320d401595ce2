import type { QueryClient } from '@tanstack/react-query';
import type { createListChange } from '../change-list.ts';
import type { ContactTable } from '../table/contact-table.ts';

/** What every change of the contact book works with. */
export interface BookParts {
  table: ContactTable;
  change: ReturnType<typeof createListChange>;
  queryClient: QueryClient;
  userId: string;
}

/** Takes a change back; rejects with the backend's error. */
export type Undo = () => Promise<void>;
