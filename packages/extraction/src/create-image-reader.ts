import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { CardReaderError, type CardReaderErrorCode } from '@cardsift/card-reader/card-reader-error';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import { type ReadCard, toReadCard } from '@cardsift/card-reader/read-card';

export interface ImageReaderOptions {
  threads?: number;
  modelDir?: string;
}

/** A refusal travels as data: an error's own fields do not survive the trip between processes. */
export type ReaderOutcome =
  | { ok: true; cards: ReadCard[] }
  | { ok: false; code: CardReaderErrorCode; message: string };

export type ImageReader = (
  image: Uint8Array,
  onStep?: (step: ReadingStep) => void,
) => Promise<ReaderOutcome>;

/** Loads the models; the reader it returns throws only when something is wrong with us. */
export async function createImageReader(options: ImageReaderOptions): Promise<ImageReader> {
  const reader = await createNodeCardReader(options);
  return async (image, onStep) => {
    try {
      const readings = await reader.read(image, { onStep });
      return { ok: true, cards: readings.map(toReadCard) };
    } catch (error) {
      if (!(error instanceof CardReaderError)) throw error;
      return { ok: false, code: error.code, message: error.message };
    }
  };
}
