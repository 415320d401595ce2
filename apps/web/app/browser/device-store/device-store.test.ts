import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceStore } from './device-store.ts';

const userId = crypto.randomUUID();
const waiting = (saveKey: string) => ({ userId, saveKey, content: {} });

let openDeviceStore: () => Promise<DeviceStore>;

/** What waits, as this tab finds it. */
const keysHere = async () =>
  (await (await openDeviceStore()).getAll('waiting')).map(({ saveKey }) => saveKey);

let newer: IDBPDatabase;
/** Another tab with the app of another day, whose schema has more than ours. */
async function openNewerApp(version: number): Promise<void> {
  const opening = Promise.withResolvers<IDBPDatabase>();
  openDB('cardsift', version, {
    upgrade: (database) => void database.createObjectStore(`of version ${version}`),
    blocked: () => opening.reject(new Error('Another tab does not let go')),
    blocking: () => newer.close(),
  }).then(opening.resolve, opening.reject);
  newer = await opening.promise;
}

beforeEach(async () => {
  // A browser and a tab of its own: other files of this worker keep things, too.
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  ({ openDeviceStore } = await import('./device-store.ts'));
  await (await openDeviceStore()).put('waiting', waiting('ours'));
});
afterEach(() => {
  newer.close();
  vi.unstubAllGlobals();
});

test('a newer app in another tab waits for nobody, and what waits is there for both', async () => {
  await openNewerApp(2);
  expect(await newer.getAll('waiting')).toMatchObject([waiting('ours')]);
  await newer.put('waiting', waiting('theirs'));
  expect(await keysHere()).toEqual(['ours', 'theirs']);
  await (await openDeviceStore()).put('waiting', waiting('ours too'));
  expect(await newer.count('waiting')).toBe(3);
});

test('one after the other, and while this tab reads', async () => {
  await openNewerApp(2);
  const reading = keysHere();
  await openNewerApp(3);
  expect(await reading).toEqual(['ours']);
  expect(await keysHere()).toEqual(['ours']);
  expect([...newer.objectStoreNames]).toContain('of version 2');
});
