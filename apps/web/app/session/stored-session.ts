/** The local-storage key of the session; `public/session-hint.js` reads the same one. */
export const SESSION_STORAGE_KEY = 'cardsift-session';

/** Whether this browser holds a session, without loading the auth client to find out. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(SESSION_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
