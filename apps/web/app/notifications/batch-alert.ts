export interface FinishedBatch {
  /** Contacts that were saved. */
  contacts: number;
  /** Files that gave none because of an error. */
  failedFiles: number;
  durationMs: number;
}

/** A shorter wait is watched to its end. */
const LONG_BATCH_MS = 10_000;

/** Tells through the operating system that a long batch is done, unless the page is being looked at. */
export function showBatchAlert(batch: FinishedBatch): void {
  if (batch.durationMs < LONG_BATCH_MS || document.visibilityState === 'visible') return;
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification('Business cards processed', {
      body: describeBatch(batch),
      tag: 'cardsift-batch',
      icon: '/favicon.svg',
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch (error) {
    // Chrome for Android has the constructor and refuses it outside service workers.
    console.error('The notification could not be shown', error);
  }
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

function describeBatch({ contacts, failedFiles }: FinishedBatch): string {
  const saved = `${contacts} ${contacts === 1 ? 'contact' : 'contacts'} saved`;
  if (failedFiles === 0) return `${saved}.`;
  return `${saved}, ${failedFiles} ${failedFiles === 1 ? 'file' : 'files'} failed.`;
}
