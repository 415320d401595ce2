import { useSyncExternalStore } from 'react';
import { hasStoredSession, subscribeToStoredSession } from './stored-session.ts';

/**
 * Whether this browser seems to be signed in. Public pages use this instead of `useAuth`, so that
 * a visitor need not load the backend client. False while prerendering and for the first render.
 */
export function useStoredSession(): boolean {
  return useSyncExternalStore(subscribeToStoredSession, hasStoredSession, () => false);
}
