import { setTimeout as wait } from 'node:timers/promises';
import type { ReaderOutcome } from '../create-image-reader.ts';
import { announceReading } from '../reader-messages.ts';
import { cardOf } from './fake-pool.ts';

/** A reader whose models take longer to load than a picture may take. */
export default async function readSlowly(): Promise<ReaderOutcome> {
  await wait(1500);
  announceReading();
  return { ok: true, cards: [cardOf('read after a slow start')] };
}
