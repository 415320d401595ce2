import { deviceReader } from './device-reader.ts';

/** Where this browser's cards are read. It is no setting of the account: the networks are on one device. */
export type ReadingPlace = 'server' | 'device';

const KEY = 'cardsift-reading-place';

const listeners = new Set<() => void>();

/** The person's choice in this browser, which another tab may have changed. */
export function getReadingPlace(): ReadingPlace {
  try {
    return localStorage.getItem(KEY) === 'device' ? 'device' : 'server';
  } catch {
    return 'server';
  }
}

export function setReadingPlace(place: ReadingPlace): void {
  localStorage.setItem(KEY, place);
  for (const listener of listeners) listener();
}

/** Downloads the reader if needed and chooses it; false if the download failed. */
export async function readHereFromNowOn(): Promise<boolean> {
  // Until it can be done cards are read where they were.
  if ((await deviceReader.download()).kind !== 'ready') return false;
  setReadingPlace('device');
  return true;
}

export function subscribeReadingPlace(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Where the next picture is read. Without network the device reads in either case, once it can. Nothing goes to the
 * server against the person's choice: if they chose the device and its reader is gone, the answer is still the
 * device, which then reports it.
 */
export async function placeOfNextReading(isOnline = navigator.onLine): Promise<ReadingPlace> {
  if (getReadingPlace() === 'device') return 'device';
  return !isOnline && (await deviceReader.check()).kind === 'ready' ? 'device' : 'server';
}
