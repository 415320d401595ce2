import { useSyncExternalStore } from 'react';
import { DOWNLOADED_CONTACTS_KEY } from '#app/browser/local-storage.ts';

const listeners = new Set<() => void>();
let snapshot: { stored: string | null; ids: ReadonlySet<string> } = {
  stored: null,
  ids: new Set(),
};

/** The ids of the contacts downloaded in this browser, shared by its tabs. */
export function useDownloadedContacts(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, readDownloaded, () => snapshot.ids);
}

/** Remembers that these contacts were downloaded. */
export function markDownloaded(ids: readonly string[]): void {
  try {
    window.localStorage.setItem(
      DOWNLOADED_CONTACTS_KEY,
      JSON.stringify([...new Set([...readDownloaded(), ...ids])]),
    );
  } catch (error) {
    console.error('The downloaded contacts could not be remembered', error);
  }
  for (const listener of listeners) listener();
}

function readDownloaded(): ReadonlySet<string> {
  const stored = read();
  if (stored !== snapshot.stored) snapshot = { stored, ids: parse(stored) };
  return snapshot.ids;
}

function read(): string | null {
  try {
    return window.localStorage.getItem(DOWNLOADED_CONTACTS_KEY);
  } catch {
    // Storage may be forbidden; nothing counts as downloaded then.
    return null;
  }
}

function parse(stored: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
