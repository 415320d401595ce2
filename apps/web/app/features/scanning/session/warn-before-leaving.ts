import type { ScanSession } from '../batch/scan-session.ts';

/** Has the browser ask before the page is closed or reloaded while files are being processed. */
export function warnBeforeLeaving(session: Pick<ScanSession, 'getState' | 'subscribe'>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  session.subscribe(() => {
    if (session.getState().phase === 'idle') window.removeEventListener('beforeunload', ask);
    else window.addEventListener('beforeunload', ask);
  });
}
