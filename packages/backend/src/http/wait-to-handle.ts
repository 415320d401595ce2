import { setImmediate } from 'node:timers/promises';

/** In bytes. Handling a smaller body takes less than a millisecond. */
const LARGE = 64 * 1024;

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves when it is this body's turn to be checked and parsed, which takes some 5 ms per megabyte. Each round of
 * the event loop handles one large body. Two hundred at once would block everybody for a second.
 */
export async function waitToHandle({ length }: Uint8Array): Promise<void> {
  if (length < LARGE) return;
  last = last.then(() => setImmediate());
  await last;
}
