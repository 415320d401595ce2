import { deviceReader } from './device-reader.ts';

/** Where this browser's cards are read. It is no setting of the account: the networks are on one device. */
export type ReadingPlace = 'server' | 'device';

const KEY = 'cardsift-reading-place';

const listeners = new Set<() => void>();

/** What the person chose in this browser; another tab may have been told since. */
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

/** Brings the reader here, where it is not, and has it read; false when it did not come. */
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
 * Where the next picture is read. Without network the device reads in either case, once it can. Nothing goes
 * to the server against the person's word: where they chose the device and its reader is gone, the answer
 * is still the device, which then says so.
 */
export async function placeOfNextReading(isOnline = navigator.onLine): Promise<ReadingPlace> {
  if (getReadingPlace() === 'device') return 'device';
  return !isOnline && (await deviceReader.check()).kind === 'ready' ? 'device' : 'server';
}
