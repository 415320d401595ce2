import type { Json } from '@cardsift/backend/database.types';
import type { Contact } from '@cardsift/contacts/contact';
import type { ContactBook } from '../contact-book.ts';
import type { SaveKey } from '../save-key.ts';
import type { SavedCard } from '../undoable-changes/save-cards.ts';
import { judgeSaveFailure, NotKeptError, type SaveFailure } from './save-failure.ts';
import type { WaitingContact } from './waiting-contact.ts';
import type { WaitingList } from './waiting-list.ts';

/** What became of a waiting contact, here or in another tab. */
export interface WaitingNews {
  saveKey: string;
  kind: 'kept' | 'saved' | 'discarded';
}

interface WaitingDeps {
  list: WaitingList;
  book: Pick<ContactBook, 'saveCard' | 'correctCard'>;
  /** Runs one after the other, in all tabs. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Tells this tab and the others. */
  tell(news: WaitingNews): void;
  now?(): number;
}

/** Why sending ended: everything is saved, or the obstacle. */
export type Sent = 'all' | Exclude<SaveFailure, 'refused'> | 'some refused';

/**
 * Contacts on their way to the database. Each is kept on this device before it is sent and removed once the database
 * has it. Its key makes sure that it is saved once.
 */
export function createWaitingContacts({ list, book, inTurn, tell, now = Date.now }: WaitingDeps) {
  /** Tells of it too, as something that will take its time. Rejects where there is no room for it. */
  async function letWait(waiting: WaitingContact): Promise<void> {
    await list.keep(waiting);
    tell({ saveKey: waiting.key.saveKey, kind: 'kept' });
  }

  async function forget(saveKey: string, kind: 'saved' | 'discarded'): Promise<void> {
    try {
      await list.remove(saveKey);
    } catch (error) {
      // It would be sent once more, which changes nothing.
      console.warn('A saved contact is still on this device', error);
    }
    tell({ saveKey, kind });
  }

  async function send({ contact, reading, key }: WaitingContact): Promise<SavedCard> {
    const saved = await book.saveCard(contact, reading, key);
    await forget(key.saveKey, 'saved');
    return saved;
  }

  async function sendNext(after: number, freeOnly: boolean) {
    const next = await list.next(after, freeOnly);
    if (next === null) return null;
    const { place, waiting } = next;
    try {
      await send(waiting);
      return { place, failure: null };
    } catch (error) {
      const failure = judgeSaveFailure(error);
      if (failure === 'refused') {
        console.error('A waiting contact was refused', error);
        // Without room for the reason it stays as it is.
        await tryToKeep(list, { ...waiting, problem: messageOf(error) });
        tell({ saveKey: waiting.key.saveKey, kind: 'kept' });
      }
      return { place, failure };
    }
  }

  return {
    /**
     * Saves a contact as the contact book does; when that fails it waits. Rejects as it does, and with
     * NotKeptError when it cannot wait: a device without room keeps nothing, but sends all the same.
     */
    async saveCard(contact: Contact, reading: Json | undefined, key: SaveKey): Promise<SavedCard> {
      const waiting = { key, contact, reading, readAt: now() };
      const isKept = await tryToKeep(list, waiting);
      try {
        return await inTurn(() => send(waiting));
      } catch (error) {
        if (!isKept) throw new NotKeptError(error);
        tell({ saveKey: key.saveKey, kind: 'kept' });
        throw error;
      }
    },

    /** Corrects a contact that waits; one that was saved meanwhile is corrected in the database. */
    correct(contact: Contact, reading: Json | undefined, key: SaveKey): Promise<void> {
      return inTurn(async () => {
        if (await list.has(key.saveKey)) {
          return letWait({ key, contact, reading, readAt: now() });
        }
        const { id } = await book.saveCard(contact, reading, key);
        await book.correctCard(id, contact, reading);
      });
    },

    discard: (saveKey: string) => inTurn(() => forget(saveKey, 'discarded')),

    /** Lets one that was discarded wait again, behind the others. */
    restore: letWait,

    /**
     * Saves what waits, in the order of reading. Refused contacts stay with the reason and the rest continues.
     * Contacts that cost a scan stay when none is left.
     */
    async sendAll(): Promise<Sent> {
      let result: Sent = 'all';
      for (let place = 0; ; ) {
        const step = await inTurn(() => sendNext(place, result === 'limit'));
        if (step === null) return result;
        place = step.place;
        if (step.failure === 'limit') result = 'limit';
        else if (step.failure === 'refused') result = result === 'limit' ? 'limit' : 'some refused';
        else if (step.failure !== null) return step.failure;
      }
    },

    first: list.first,
    count: list.count,
    removeAll: list.removeAll,
  };
}

export type WaitingContacts = ReturnType<typeof createWaitingContacts>;

/** False on a device that has no room. */
async function tryToKeep(list: WaitingList, waiting: WaitingContact): Promise<boolean> {
  try {
    await list.keep(waiting);
    return true;
  } catch (error) {
    console.warn('A contact cannot be kept on this device', error);
    return false;
  }
}

const messageOf = (error: unknown) =>
  (error as { message?: unknown }).message?.toString() || 'The database refused it.';
