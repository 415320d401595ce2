import { setImmediate } from 'node:timers/promises';

/** Bytes; what is done with fewer takes under a millisecond. */
const LARGE = 64 * 1024;

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves when this body's turn has come to be looked through and parsed, which takes some 5 ms a megabyte. Of large
 * ones there is one in a round of the event loop: two hundred that arrive at once would hold everybody up for a second.
 */
export async function handOver({ length }: Uint8Array): Promise<void> {
  if (length < LARGE) return;
  last = last.then(() => setImmediate());
  await last;
}
