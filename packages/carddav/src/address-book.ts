import type { Json } from '@cardsift/backend/database.types';
import type { BackendClient } from '@cardsift/backend/supabase-clients';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type Call, type Entry, openEntries, readEntry } from './address-book-entries.ts';
import { orRefuse } from './backend-refusal.ts';

/** Whole cards in one query. */
export const CARDS_AT_ONCE = 200;

export interface BookState {
  epoch: string;
  /** The number of the last change. */
  sequence: number;
  /** Deletions up to this number are forgotten. */
  forgotten: number;
}

export interface Card extends Entry {
  contact: ContactRecord;
}

export interface CardToSave {
  fileName: string;
  columns: { [column: string]: Json };
  /** The number that the card must still have, or the change is refused. */
  seen?: number;
  /** Whether the name must still be free. */
  mustBeNew?: boolean;
  /** Whether the card may be replaced whatever its state is. */
  mayReplace?: boolean;
}

/** Bytes that a person has stored, and the most they may store. */
export interface Quota {
  used: number;
  allowed: number;
}

/**
 * One person's address book. Each call carries the person's own token, so row level security decides what
 * it holds.
 */
export interface AddressBook {
  /** The state of the whole book. Cards of a new book have no numbers yet and are numbered first. */
  readState(): Promise<BookState>;
  readQuota(): Promise<Quota>;
  /** What changed or was deleted after one number, up to another, in the order of the changes. */
  listEntries(after: number, upTo: number): AsyncGenerator<Entry[]>;
  findEntry(fileName: string): Promise<Entry | undefined>;
  /** The cards that exist under these names, in any order. Takes CARDS_AT_ONCE names at most. */
  readCards(fileNames: readonly string[]): Promise<Card[]>;
  listCards(): AsyncGenerator<Card[]>;
  /** Returns the number that the card has after the change. */
  save(card: CardToSave): Promise<{ isNew: boolean; sequence: number }>;
  /** Returns false where there was no such card. */
  remove(fileName: string, seen?: number): Promise<boolean>;
}

/** Runs `work` on a person's behalf, so that their turns at the database are counted. */
export type AskAs = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

export function openAddressBook(
  client: BackendClient,
  token: string,
  askAsOwner: <T>(work: () => Promise<T>) => Promise<T>,
): AddressBook {
  const authorization = `Bearer ${token}`;

  /** Sends a query with the person's token. */
  const call: Call = (question) =>
    askAsOwner(async () => question.setHeader('Authorization', authorization));

  async function readCards(
    question: { file_names: string[] } | { after: number },
  ): Promise<Card[]> {
    const rows = orRefuse(
      await call(client.rpc('read_cards', { ...question, at_most: CARDS_AT_ONCE })),
    );
    return rows.map((row) => ({
      ...readEntry({ ...row, is_deleted: false }),
      // The row holds the contact as one JSON document with all of its columns.
      contact: row.contact as unknown as ContactRecord,
    }));
  }

  async function askState() {
    const [state] = orRefuse(await call(client.rpc('address_book_state')));
    // Everybody who has an app password has a book.
    if (!state) throw new Error('There is no address book');
    return state;
  }

  return {
    ...openEntries(client, call),
    async readState() {
      const state = await askState();
      if (state.is_numbered) return state;
      // If the phone stops waiting, what was numbered stays, and its next request goes on from there.
      while (orRefuse(await call(client.rpc('number_cards'))));
      return askState();
    },
    async readQuota() {
      const [quota] = orRefuse(await call(client.rpc('get_storage_usage')));
      return { used: Number(quota?.used_bytes), allowed: Number(quota?.allowed_bytes) };
    },
    readCards: (fileNames) => readCards({ file_names: [...fileNames] }),
    async *listCards() {
      for (let after = 0; ; ) {
        const cards = await readCards({ after });
        if (cards.length > 0) yield cards;
        if (cards.length < CARDS_AT_ONCE) return;
        after = cards.at(-1)?.sequence ?? after;
      }
    },
    async save({ fileName, columns, seen, mustBeNew = false, mayReplace = false }) {
      const [saved] = orRefuse(
        await call(
          client.rpc('save_card', {
            ...{ file_name: fileName, columns, must_be_new: mustBeNew, may_replace: mayReplace },
            ...(seen !== undefined && { seen }),
          }),
        ),
      );
      if (!saved) throw new Error('Nothing was saved');
      return { isNew: saved.is_new, sequence: Number(saved.sequence) };
    },
    async remove(fileName, seen) {
      return orRefuse(
        await call(
          client.rpc('delete_card', {
            file_name: fileName,
            ...(seen !== undefined && { seen }),
          }),
        ),
      );
    },
  };
}
