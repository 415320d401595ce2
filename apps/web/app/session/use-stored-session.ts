import { useSyncExternalStore } from 'react';
import { hasStoredSession } from './stored-session.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * Whether this browser holds a session. Public pages use this instead of `useAuth`, so that a
 * visitor need not load the backend client. False while prerendering and for the first render.
 */
export function useStoredSession(): boolean {
  return useSyncExternalStore(subscribe, hasStoredSession, () => false);
}
