import { setImmediate } from 'node:timers/promises';

/** Bytes. Handling fewer takes less than a millisecond. */
const LARGE = 64 * 1024;

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves when it is this body's turn to be checked and parsed, which takes some 5 ms a megabyte. One large body is
 * handled in each round of the event loop; two hundred at once would hold everybody up for a second.
 */
export async function handOver({ length }: Uint8Array): Promise<void> {
  if (length < LARGE) return;
  last = last.then(() => setImmediate());
  await last;
}
