import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';

/** In bytes. Handling a smaller body takes less than a millisecond. */
const LARGE = 64 * 1024;

/** The event loop, as far as turns need it. */
const EVENT_LOOP = {
  now: () => performance.now(),
  nextRound: () => nextRound(),
  pause: (milliseconds: number) => pause(milliseconds),
};

/**
 * Gives large bodies turns to be checked and parsed, which takes some 5 ms per megabyte. Each round of the event loop
 * handles one, and after it as much time is left for everybody else: a request takes a dozen rounds, and each of them
 * would wait for a body. Two hundred bodies at once would block everybody for a second.
 */
export function createBodyTurns({ now, nextRound, pause } = EVENT_LOOP) {
  let last: Promise<void> = Promise.resolve();

  async function leaveTimeForOthers(): Promise<void> {
    const begun = now();
    await nextRound();
    // The round in which the body before was handled.
    await pause(now() - begun);
  }

  /** Resolves when it is this body's turn. */
  return async function waitToHandle({ length }: Pick<Uint8Array, 'length'>): Promise<void> {
    if (length < LARGE) return;
    last = last.then(leaveTimeForOthers);
    await last;
  };
}
