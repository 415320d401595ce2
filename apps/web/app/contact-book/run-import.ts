import { type ContactRecord, toRecordFields } from '@cardsift/contacts/contact-record';
import { type Addition, addAll, updateFields } from '@cardsift/contacts/import/import-plan';
import type { ImportedContact } from '@cardsift/contacts/import-result';
import type { ContactTable } from './contact-rows/contact-table.ts';
import type { ImportedChange } from './contact-rows/write-rows.ts';
import { pickColumns } from './pick-columns.ts';

/** The contacts that an import adds, and the updates that it makes. */
export interface ImportChange {
  inserts: readonly ImportedContact[];
  updates: readonly ImportUpdate[];
}

interface ImportUpdate {
  record: ContactRecord;
  additions: readonly Addition[];
}

/** What an import did. */
interface ImportDone {
  /** Of the contacts that were added. */
  ids: string[];
  /** The previous values of updated contacts, valid until somebody changes them again. */
  before: ImportedChange[];
}

/** How an import is followed, and stopped. */
export interface ImportWatch {
  /** Hears how many contacts are done. */
  onBatch(done: number): void;
  /** What is under way is still written. */
  signal?: AbortSignal;
}

/** Contacts between two reports of how far it is. */
const CONTACTS_PER_BATCH = 500;

const REQUESTS_AT_ONCE = 2;

/** The last look gives up, so that an import ends. */
const MOST_LOOKS = 5;

/**
 * Adds contacts and updates those who are known. One that was changed meanwhile is looked at again; one that is gone
 * is added. An import that broke off or was stopped can be repeated, for what is there already is known then.
 */
export async function runImport(
  table: ContactTable,
  { inserts, updates }: ImportChange,
  { onBatch, signal }: ImportWatch,
): Promise<ImportDone> {
  const ids: string[] = [];
  const before: ImportedChange[] = [];
  let done = 0;

  const insert = async (contacts: readonly ImportedContact[]) => {
    const rows = contacts.map(({ contact, tags }) => ({
      ...toRecordFields(contact),
      ...{ tags, source: 'import' },
    }));
    ids.push(...(await table.insert(rows)));
  };

  /** Resolves to those that are other than they were seen. */
  const update = async (people: readonly ImportUpdate[]): Promise<ImportUpdate[]> => {
    const changes = people.map(({ record, additions }) => ({
      record,
      columns: updateFields(record, additions),
    }));
    const changed = await table.updateImported(
      changes.map(({ record: { id, updated_at: seen }, columns }) => ({ id, seen, columns })),
      false,
    );
    for (const { record, columns } of changes) {
      const seen = changed.get(record.id);
      if (seen) before.push({ id: record.id, seen, columns: pickColumns(record, columns) });
    }
    return people.filter(({ record }) => !changed.has(record.id));
  };

  const updateAll = async (people: readonly ImportUpdate[]) => {
    let left = await update(people);
    for (let looks = 1; left.length > 0; looks += 1) {
      if (looks === MOST_LOOKS) throw new Error('Somebody else is changing the same contacts');
      const records = await table.readRecords(left.map(({ record }) => record.id));
      const now = new Map(records.map((record) => [record.id, record]));
      const again: ImportUpdate[] = [];
      const gone: ImportedContact[] = [];
      for (const { record, additions } of left) {
        const found = now.get(record.id);
        const [first, ...others] = additions;
        if (found) again.push({ record: found, additions });
        else if (first) gone.push(addAll(first.imported, others));
      }
      await insert(gone);
      left = await update(again);
    }
  };

  // Ten thousand contacts become records between the requests, not before the first: the page answers. While one
  // request is answered the next one is made.
  const inBatches = async <T>(all: readonly T[], work: (batch: T[]) => Promise<void>) => {
    let next = 0;
    const takeTurns = async () => {
      while (next < all.length && !signal?.aborted) {
        const batch = all.slice(next, next + CONTACTS_PER_BATCH);
        next += CONTACTS_PER_BATCH;
        try {
          await work(batch);
        } catch (error) {
          next = all.length;
          throw error;
        }
        done += batch.length;
        onBatch(done);
      }
    };
    // All of them have ended before the first failure is told, so that nothing is written afterwards.
    const ended = await Promise.allSettled(Array.from({ length: REQUESTS_AT_ONCE }, takeTurns));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  };

  await inBatches(inserts, insert);
  await inBatches(updates, updateAll);
  return { ids, before };
}
