/** Held by every tab in which cards are being processed. */
const BATCH_LOCK = 'cardsift-batch';

/** Holds the lock until the returned function is called. */
export function holdBatchLock(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  if ('locks' in navigator) {
    void navigator.locks.request(BATCH_LOCK, { mode: 'shared' }, () => promise);
  }
  return resolve;
}

/** Waits until no tab processes cards. */
export async function whenNoBatchRuns(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(BATCH_LOCK, () => undefined);
}
