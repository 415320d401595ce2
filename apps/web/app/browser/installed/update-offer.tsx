import { useEffect } from 'react';
import { notifyWithAction } from '#app/components/ui/notify.ts';
import { whenNoBatchRuns } from './batch-lock.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Asks before a new version begins, and lets every batch end first. Shows nothing itself. */
export function UpdateOffer() {
  useEffect(() => {
    registerServiceWorker((begin) => {
      notifyWithAction(
        'A new version of Cardsift is ready',
        'The page reloads to use it. Cards being processed will finish first.',
        { label: 'Update', onClick: () => void whenNoBatchRuns().then(begin) },
      );
    }).catch((error: unknown) =>
      console.warn('Cardsift cannot be kept on this device for use without a network', error),
    );
  }, []);
  return null;
}
