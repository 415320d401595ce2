import { isMainThread, workerData } from 'node:worker_threads';
import type { CardReader } from '@cardsift/card-reader/card-reader';
import { CardReaderError, type CardReaderErrorCode } from '@cardsift/card-reader/card-reader-error';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import { toContact } from '@cardsift/card-reader/understand/to-contact';
import type { ReadCard } from './read-card.ts';

export interface ReaderWorkerOptions {
  threads?: number;
  modelDir?: string;
}

/** A refusal travels as data: an error's own fields do not survive the way between threads. */
export type ReaderOutcome =
  | { ok: true; cards: ReadCard[] }
  | { ok: false; code: CardReaderErrorCode; message: string };

let reader: Promise<CardReader> | undefined;

function warmReader(): Promise<CardReader> {
  reader ??= createNodeCardReader(workerData as ReaderWorkerOptions).catch((error: unknown) => {
    // The next card tries again, and meanwhile this one says why there is no reading.
    reader = undefined;
    throw error;
  });
  return reader;
}

// Models load while the thread starts, so that the first card does not wait for them.
if (!isMainThread) {
  warmReader().catch((error: unknown) => console.error('The card reader did not start.', error));
}

/** Runs in a worker thread: one picture in, its cards out. */
export default async function readImage(image: Uint8Array): Promise<ReaderOutcome> {
  try {
    const readings = await (await warmReader()).read(image);
    return {
      ok: true,
      cards: readings.map((reading) => ({ contact: toContact(reading), reading })),
    };
  } catch (error) {
    if (!(error instanceof CardReaderError)) throw error;
    return { ok: false, code: error.code, message: error.message };
  }
}
