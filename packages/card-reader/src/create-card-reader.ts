import type { CardReader, ReadingStep } from './card-reader.ts';
import { CardReaderError } from './card-reader-error.ts';
import { freeMemory } from './free-memory.ts';
import type { RgbImage } from './geometry.ts';
import { layFlat } from './image/lay-flat.ts';
import type { Engine } from './models/engine.ts';
import type { OpenFile, Photograph, PictureFile } from './photograph.ts';
import { noText, readCardTexts } from './read-card-texts.ts';
import type { CardReading } from './reading.ts';
import { understandPicture } from './understand-picture.ts';
import { movePlaces } from './zoom-in/move-places.ts';

/** Everything from a file to readings, independent of what decodes pictures and runs networks. */
export function createCardReader(openFile: OpenFile, engine: Engine): CardReader {
  return {
    async countPictures(bytes) {
      return withFile(bytes, openFile, async ({ count }) => count);
    },
    async read(bytes, { onStep = () => {}, picture = 0 } = {}) {
      onStep('decode');
      return withFile(bytes, openFile, async (file) => {
        const readings = await readPhotograph(await file.decode(picture), engine, onStep);
        return file.count > 1 ? readings.map((card) => ({ ...card, page: picture + 1 })) : readings;
      });
    },
    async layFlat(bytes, quads, picture) {
      return withFile(bytes, openFile, async (file) => {
        const { image, detail } = await file.decode(picture);
        if (detail) freeMemory(detail.image.data);
        const sides = quads.map((quad) => layFlat(image, quad));
        freeMemory(image.data);
        return sides;
      });
    },
    close: () => engine.close(),
  };
}

async function withFile<T>(
  bytes: Uint8Array,
  openFile: OpenFile,
  work: (file: PictureFile) => Promise<T>,
): Promise<T> {
  const file = await openFile(bytes);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

/**
 * Reads the enlarged part of a picture that is much larger than its cards. If that has no text, reads the whole
 * picture.
 */
async function readPhotograph(
  { image, detail }: Photograph,
  engine: Engine,
  onStep: (step: ReadingStep) => void,
): Promise<CardReading[]> {
  if (!detail) return readImage(image, engine, onStep);
  try {
    const readings = await readImage(detail.image, engine, onStep);
    freeMemory(image.data);
    return readings.map((reading) => movePlaces(reading, detail.onPhotograph));
  } catch (error) {
    if (error instanceof CardReaderError && error.code === 'no_text_found') {
      return readImage(image, engine, onStep);
    }
    throw error;
  }
}

async function readImage(
  image: RgbImage,
  engine: Engine,
  onStep: (step: ReadingStep) => void,
): Promise<CardReading[]> {
  const cards = await readCardTexts(image, engine, onStep).finally(() => freeMemory(image.data));
  onStep('understand');
  const readings = await understandPicture(cards, engine.understanding);
  if (readings.length === 0) throw noText(cards.flatMap(({ unreadable }) => unreadable));
  return readings;
}
