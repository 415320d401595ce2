import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { CardReaderError, type CardReaderErrorCode } from '@cardsift/card-reader/card-reader-error';
import type { Quad } from '@cardsift/card-reader/geometry';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import { encodeJpeg } from '@cardsift/card-reader/node/encode-jpeg';
import { type ReadCard, toReadCard } from '@cardsift/card-reader/read-card';
import type { FlatSide } from './flat-side.ts';

export interface ImageReaderOptions {
  threads?: number;
  modelDir?: string;
}

/** A refusal is sent as data, because an error loses its own fields between processes. */
export interface ReaderRefusal {
  ok: false;
  code: CardReaderErrorCode;
  scripts?: readonly string[];
  message: string;
}

export type ReaderOutcome = { ok: true; cards: ReadCard[] } | ReaderRefusal;

/** The same for counting a file's pictures. */
export type CountOutcome = { ok: true; count: number } | ReaderRefusal;

/** The same for flattening parts of a picture. */
export type FlatOutcome = { ok: true; sides: FlatSide[] } | ReaderRefusal;

export interface ImageReader {
  /** @param picture index of the picture in a document */
  read(
    image: Uint8Array,
    picture: number,
    onStep?: (step: ReadingStep) => void,
  ): Promise<ReaderOutcome>;
  count(image: Uint8Array): Promise<CountOutcome>;
  layFlat(image: Uint8Array, picture: number, quads: readonly Quad[]): Promise<FlatOutcome>;
}

/** Loads the models. The reader that it returns throws only for faults of our own. */
export async function createImageReader(options: ImageReaderOptions): Promise<ImageReader> {
  const reader = await createNodeCardReader(options);
  return {
    read: (image, picture, onStep) =>
      orRefusal(async () => {
        const readings = await reader.read(image, { onStep, picture });
        return { ok: true, cards: readings.map(toReadCard) };
      }),
    count: (image) =>
      orRefusal(async () => ({ ok: true, count: await reader.countPictures(image) })),
    layFlat: (image, picture, quads) =>
      orRefusal(async () => {
        const flat = await reader.layFlat(image, quads, picture);
        const sides = flat.map(async (side, i): Promise<FlatSide> => {
          const { width, height } = side;
          return { jpeg: await encodeJpeg(side), width, height, quad: quads[i] as Quad };
        });
        return { ok: true, sides: await Promise.all(sides) };
      }),
  };
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T | ReaderRefusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CardReaderError)) throw error;
    const { code, scripts, message } = error;
    return { ok: false, code, scripts, message };
  }
}
