import type { Sent } from './waiting-contacts.ts';

/** Milliseconds between two tries: a browser may be wrong about being online, and a new day brings scans. */
const RETRY_MS = 2 * 60_000;

export interface Sending {
  isSending: boolean;
  /** How the last try ended; null before the first. */
  last: Sent | null;
}

/**
 * Sends what waits when there is a chance: at the beginning, when the network is back, when somebody looks
 * at the page again, and now and then. What is asked for during a try is done after it.
 */
export function createWaitingSender(count: () => Promise<number>, sendAll: () => Promise<Sent>) {
  let state: Sending = { isSending: false, last: null };
  const listeners = new Set<() => void>();
  function set(change: Partial<Sending>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  let isRunning = false;
  let isWanted = false;
  async function send(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        // Most of the time nothing waits, and then nothing is announced or reloaded.
        if ((await count()) === 0) continue;
        set({ isSending: true });
        set({ last: await sendAll() });
      }
    } catch (error) {
      console.error('The waiting contacts could not be sent', error);
    } finally {
      isRunning = false;
      if (state.isSending) set({ isSending: false });
    }
  }

  return {
    send,
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Keeps sending until the returned function is called. */
    start(): () => void {
      const tryAgain = () => void (navigator.onLine && send());
      const onLook = () => document.visibilityState === 'visible' && tryAgain();
      window.addEventListener('online', tryAgain);
      document.addEventListener('visibilitychange', onLook);
      const timer = setInterval(tryAgain, RETRY_MS);
      tryAgain();
      return () => {
        window.removeEventListener('online', tryAgain);
        document.removeEventListener('visibilitychange', onLook);
        clearInterval(timer);
      };
    },
  };
}

export type WaitingSender = ReturnType<typeof createWaitingSender>;
