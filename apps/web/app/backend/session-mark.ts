import { useSyncExternalStore } from 'react';

/** The local-storage key of the session; `public/session-hint.js` reads the same one. */
export const SESSION_STORAGE_KEY = 'cardsift-session';

const listeners = new Set<() => void>();

/**
 * Whether this browser holds a session, as far as can be told without the auth client. It stands
 * on <html>, where session-hint.js puts it before the first paint and where styles can see it.
 */
export function hasStoredSession(): boolean {
  return document.documentElement.dataset.session === 'stored';
}

export function markStoredSession(stored: boolean): void {
  if (stored) document.documentElement.dataset.session = 'stored';
  else delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}

/** Calls back when the mark changes, also when another tab signs in or out. */
export function subscribeToStoredSession(onChange: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === SESSION_STORAGE_KEY) markStoredSession(event.newValue !== null);
  };
  listeners.add(onChange);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', followOtherTab);
  };
}

/**
 * Whether this browser seems to be signed in. Public pages use this instead of `useAuth`, so that
 * a visitor need not load the backend client. False while prerendering and for the first render.
 */
export function useStoredSession(): boolean {
  return useSyncExternalStore(subscribeToStoredSession, hasStoredSession, () => false);
}
