import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A contact that was read and is not saved yet, as it is kept: never the picture. */
interface KeptContact {
  /** The order of reading, independent of the clock. Set when the contact is first kept. */
  place?: number;
  userId: string;
  saveKey: string;
  /** Checked when it is read: an older version may have kept it. */
  content: unknown;
}

/** The last list of contacts that the backend gave. */
export interface KeptList {
  userId: string;
  /** When it was loaded: milliseconds by this device's clock. */
  loadedAt: number;
  contacts: ContactRecord[];
}

interface DeviceSchema extends DBSchema {
  waiting: {
    key: number;
    value: KeptContact;
    indexes: { 'by user': string; 'by key': string };
  };
  lists: { key: string; value: KeptList };
}

export type DeviceStore = IDBPDatabase<DeviceSchema>;

const NAME = 'cardsift';

/** Later versions only add stores, because another tab may still run an earlier app. */
const VERSION = 1;

let store: Promise<DeviceStore> | undefined;

/**
 * What this browser keeps of people who use it, told apart by their id. Rejects where a browser keeps
 * nothing for pages.
 */
export function openDeviceStore(): Promise<DeviceStore> {
  store ??= openVersion(VERSION)
    .catch((error) => {
      // A newer app has been here.
      if ((error as Error).name === 'VersionError') return openVersion();
      throw error;
    })
    .catch((error) => {
      store = undefined;
      throw error;
    });
  return store;
}

/** Without a version number, the existing one is opened. */
function openVersion(version?: number): Promise<DeviceStore> {
  return openDB<DeviceSchema>(NAME, version, {
    upgrade(database) {
      const waiting = database.createObjectStore('waiting', {
        keyPath: 'place',
        autoIncrement: true,
      });
      waiting.createIndex('by user', 'userId');
      waiting.createIndex('by key', 'saveKey', { unique: true });
      database.createObjectStore('lists', { keyPath: 'userId' });
    },
    // A newer version in another tab, or “Clear site data”: the next use opens it again.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      store = undefined;
    },
    terminated: () => {
      store = undefined;
    },
  });
}

/** Whether there is anything to open: for pages that must not leave an empty one with every visitor. */
export async function hasDeviceStore(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}
