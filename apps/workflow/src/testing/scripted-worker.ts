import type { ReaderOutcome } from '../create-image-reader.ts';
import { cardOf } from './fake-pool.ts';

/** What the first byte of a «picture» makes the thread do. */
export const SCRIPT = { read: 0, refuse: 1, fail: 2, die: 3 } as const;

/** A worker without models; its card bears the thread's own number of readings as a name. */
let readings = 0;

export default async function readScript(image: Uint8Array): Promise<ReaderOutcome> {
  switch (image[0]) {
    case SCRIPT.refuse:
      return { ok: false, code: 'no_text_found', message: 'blank' };
    case SCRIPT.fail:
      throw new Error('the engine failed');
    case SCRIPT.die:
      process.exit(7);
  }
  readings += 1;
  return { ok: true, cards: [cardOf(`reading ${readings}`)] };
}
