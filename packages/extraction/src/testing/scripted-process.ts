import type { ReaderOutcome } from '../reader-processes/create-image-reader.ts';
import {
  announceReading,
  announceStep,
  type ReaderTask,
} from '../reader-processes/reader-messages.ts';
import { cardOf } from './fake-pool.ts';

/** What the first byte of a “picture” makes the process do. */
export const SCRIPT = {
  read: 0,
  refuse: 1,
  fail: 2,
  die: 3,
  abort: 4,
  hang: 5,
  tellEnv: 6,
  tellPid: 7,
} as const;

/** A reader without models. The name on its card is the process's number of readings. */
let readings = 0;

export default async function readScript({ image }: ReaderTask): Promise<ReaderOutcome> {
  announceReading();
  announceStep('decode');
  switch (image[0]) {
    case SCRIPT.refuse:
      return { ok: false, code: 'script_not_read', scripts: ['Thai'], message: 'Thai' };
    case SCRIPT.fail:
      throw new Error('the engine failed');
    case SCRIPT.die:
      // As if native code had aborted or the system had run out of memory.
      process.kill(process.pid, 'SIGKILL');
      break;
    case SCRIPT.hang:
      for (;;);
    case SCRIPT.tellEnv:
      return { ok: true, cards: [cardOf(Object.keys(process.env).join(' '))] };
    case SCRIPT.tellPid:
      return { ok: true, cards: [cardOf(String(process.pid))] };
  }
  readings += 1;
  return { ok: true, cards: [cardOf(`reading ${readings}`)] };
}
