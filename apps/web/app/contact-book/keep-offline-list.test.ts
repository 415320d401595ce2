import 'fake-indexeddb/auto';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { forgetOfflineLists, readOfflineList } from '#app/browser/device-store/offline-lists.ts';
import { contactsKey } from './contacts-query.ts';
import { keepOfflineList, showOfflineList } from './keep-offline-list.ts';

const listOf = (...names: string[]) =>
  names.map((full_name) => ({ id: full_name, full_name }) as ContactRecord);

/** A page of somebody whose lists are kept, and how it is given one. */
function openPage(userId: string) {
  const queryClient = new QueryClient();
  const stop = keepOfflineList(queryClient, userId);
  const load = (...names: string[]) =>
    queryClient.fetchQuery({ queryKey: contactsKey(userId), queryFn: () => listOf(...names) });
  const shown = () => queryClient.getQueryData<ContactRecord[]>(contactsKey(userId));
  return { queryClient, stop, load, shown };
}

const keptNames = async (userId: string) =>
  (await readOfflineList(userId))?.contacts.map(({ full_name }) => full_name);

test('the last list is kept, and shown with its time where there is none', async () => {
  const userId = crypto.randomUUID();
  const page = openPage(userId);
  await page.load('Ada');
  await page.load('Ada', 'Bo');
  await page.load('Cy');
  await expect.poll(() => keptNames(userId)).toEqual(['Cy']);

  const later = openPage(userId);
  const since = await showOfflineList(later.queryClient, userId);
  expect(later.shown()).toEqual(listOf('Cy'));
  const { dataUpdatedAt } = later.queryClient.getQueryState(contactsKey(userId)) ?? {};
  expect(since).toBe(dataUpdatedAt);
  expect(since).toBe((await readOfflineList(userId))?.loadedAt);
});

test('a list that was found unchanged is not written again', async () => {
  const write = vi.spyOn(IDBObjectStore.prototype, 'put');
  const userId = crypto.randomUUID();
  const page = openPage(userId);
  for (const name of ['Ada', 'Ada', 'Bo']) {
    await page.load(name);
    await expect.poll(() => keptNames(userId)).toEqual([name]);
  }
  expect(write).toHaveBeenCalledTimes(2);
});

test('a list that was loaded meanwhile stays', async () => {
  const userId = crypto.randomUUID();
  const page = openPage(userId);
  await page.load('Ada');
  await expect.poll(() => keptNames(userId)).toEqual(['Ada']);
  const later = openPage(userId);
  await later.load('Bo');
  expect(await showOfflineList(later.queryClient, userId)).toBeNull();
  expect(later.shown()).toEqual(listOf('Bo'));
});

test('nobody sees the list of somebody else, and nothing is left after signing out', async () => {
  const userId = crypto.randomUUID();
  const page = openPage(userId);
  await page.load('Ada');
  await expect.poll(() => keptNames(userId)).toEqual(['Ada']);
  const stranger = crypto.randomUUID();
  expect(await showOfflineList(openPage(stranger).queryClient, stranger)).toBeNull();
  page.stop();
  await forgetOfflineLists();
  expect(await keptNames(userId)).toBeUndefined();
});
