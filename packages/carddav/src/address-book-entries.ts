import type { BackendClient } from '@cardsift/backend/supabase-clients';
import { orRefuse } from './backend-refusal.ts';

/** Entries in one query. */
const ENTRIES_AT_ONCE = 1000;

export interface Entry {
  fileName: string;
  /** The number of its last change. */
  sequence: number;
  changedAt: Date;
  isDeleted: boolean;
}

/** Sends a query of supabase-js with the person's token. */
export type Call = <Answer>(question: Question<Answer>) => Promise<Answer>;

/** A query of supabase-js, which is sent once it is awaited. */
interface Question<Answer> extends PromiseLike<Answer> {
  setHeader(name: string, value: string): PromiseLike<Answer>;
}

/** The names in a person's book, with the numbers of their last changes. */
export function openEntries(client: BackendClient, call: Call) {
  return {
    async *listEntries(after: number, upTo: number): AsyncGenerator<Entry[]> {
      for (let last = after; ; ) {
        const rows = orRefuse(
          await call(
            client
              .from('address_book_entries')
              .select('file_name, sequence, changed_at, is_deleted')
              .gt('sequence', last)
              .lte('sequence', upTo)
              .order('sequence')
              .limit(ENTRIES_AT_ONCE),
          ),
        );
        if (rows.length > 0) yield rows.map(readEntry);
        if (rows.length < ENTRIES_AT_ONCE) return;
        last = rows.at(-1)?.sequence ?? upTo;
      }
    },
    async findEntry(fileName: string): Promise<Entry | undefined> {
      const [row] = orRefuse(
        await call(
          client
            .from('address_book_entries')
            .select('file_name, sequence, changed_at, is_deleted')
            .eq('file_name', fileName)
            .eq('is_deleted', false),
        ),
      );
      return row && readEntry(row);
    },
  };
}

interface EntryRow {
  file_name: string;
  sequence: number;
  changed_at: string;
  is_deleted: boolean;
}

export const readEntry = ({ file_name, sequence, changed_at, is_deleted }: EntryRow): Entry => ({
  fileName: file_name,
  sequence: Number(sequence),
  changedAt: new Date(changed_at),
  isDeleted: is_deleted,
});
