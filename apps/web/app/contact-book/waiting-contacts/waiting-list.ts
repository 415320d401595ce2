import { hasDeviceStore, openDeviceStore } from '#app/browser/device-store/device-store.ts';
import { readWaitingContact, type WaitingContact } from './waiting-contact.ts';

/** A contact at its place in the order in which they were read. */
interface Waiting {
  place: number;
  waiting: WaitingContact;
}

/** One person's waiting contacts, in IndexedDB. Rejects where a browser keeps nothing, or no more. */
export function createWaitingList(userId: string) {
  const findPlace = async (saveKey: string) =>
    (await openDeviceStore()).getKeyFromIndex('waiting', 'by key', saveKey);

  return {
    /** Keeps it, in its old place when it is there already. */
    async keep(waiting: WaitingContact): Promise<void> {
      const { saveKey } = waiting.key;
      const place = await findPlace(saveKey);
      await (await openDeviceStore()).put('waiting', {
        ...(place !== undefined && { place }),
        ...{ userId, saveKey, content: waiting },
      });
    },

    async has(saveKey: string): Promise<boolean> {
      return (await findPlace(saveKey)) !== undefined;
    },

    async remove(saveKey: string): Promise<void> {
      const place = await findPlace(saveKey);
      if (place !== undefined) await (await openDeviceStore()).delete('waiting', place);
    },

    async removeAll(): Promise<void> {
      const database = await openDeviceStore();
      const transaction = database.transaction('waiting', 'readwrite');
      const places = await transaction.store.index('by user').getAllKeys(userId);
      await Promise.all(places.map((place) => transaction.store.delete(place)));
      await transaction.done;
    },

    async count(): Promise<number> {
      return (await openDeviceStore()).countFromIndex('waiting', 'by user', userId);
    },

    /** The first of them, at most `limit`; the index keeps those of a person in their order. */
    async first(limit: number): Promise<WaitingContact[]> {
      const kept = await (await openDeviceStore()).getAllFromIndex(
        'waiting',
        'by user',
        userId,
        limit,
      );
      return kept.flatMap(({ content }) => readWaitingContact(content) ?? []);
    },

    /** The next after a place, of those that cost no scan if so asked; null after the last. */
    async next(after: number, freeOnly: boolean): Promise<Waiting | null> {
      const index = (await openDeviceStore()).transaction('waiting').store.index('by user');
      let cursor = await index.openCursor(IDBKeyRange.only(userId));
      if (cursor && cursor.primaryKey <= after) {
        cursor = await cursor.continuePrimaryKey(userId, after + 1);
      }
      for (; cursor; cursor = await cursor.continue()) {
        const waiting = readWaitingContact(cursor.value.content);
        if (waiting && !(freeOnly && waiting.key.picture))
          return { place: cursor.primaryKey, waiting };
      }
      return null;
    },
  };
}

/** Whether contacts wait in this browser, whoever's they are. */
export async function hasAnyWaiting(): Promise<boolean> {
  return (await hasDeviceStore()) && (await (await openDeviceStore()).count('waiting')) > 0;
}

export type WaitingList = ReturnType<typeof createWaitingList>;
