import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { readOfflineList, writeOfflineList } from '#app/browser/device-store/offline-lists.ts';
import { contactsKey } from './contacts-query.ts';

/**
 * Keeps the list of contacts as the backend last gave it, for when there is no network. If the list changes while it
 * is being written, the newest one is written afterwards. Returns the way to stop.
 */
export function keepOfflineList(queryClient: QueryClient, userId: string): () => void {
  const queryKey = contactsKey(userId);
  let isWriting = false;
  let isStale = false;
  let isStopped = false;
  let written: ContactRecord[] | undefined;

  async function write() {
    isWriting = true;
    do {
      isStale = false;
      const state = queryClient.getQueryState<ContactRecord[]>(queryKey);
      // Copying thousands of contacts stops the page for a moment, and an unchanged list is kept already.
      if (state?.data && state.data !== written && !isStopped) {
        await writeOfflineList({ userId, loadedAt: state.dataUpdatedAt, contacts: state.data });
        written = state.data;
      }
    } while (isStale && !isStopped);
    isWriting = false;
  }

  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hashKey(queryKey)) return;
    // Changes under way are not the backend's yet. When they are done, the list is loaded.
    if (query.state.fetchStatus !== 'idle' || query.state.status !== 'success') return;
    isStale = true;
    if (isWriting) return;
    write().catch((error: unknown) => {
      isWriting = false;
      console.warn('The list of contacts cannot be kept on this device', error);
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/**
 * Shows the kept list if none could be loaded, marked with its age so that it is loaded anew as soon as possible.
 * Returns when it was loaded; null when there was nothing to show, or something is shown already.
 */
export async function showOfflineList(
  queryClient: QueryClient,
  userId: string,
): Promise<number | null> {
  const list = await readOfflineList(userId);
  const queryKey = contactsKey(userId);
  if (list === undefined || queryClient.getQueryData(queryKey) !== undefined) return null;
  queryClient.setQueryData(queryKey, list.contacts, { updatedAt: list.loadedAt });
  return list.loadedAt;
}
