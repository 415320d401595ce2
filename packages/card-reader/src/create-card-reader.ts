import type { CardReader } from './card-reader.ts';
import type { RgbImage } from './geometry.ts';
import type { Engine } from './models/engine.ts';
import { noText, readCardTexts } from './read-card-texts.ts';
import { release } from './release.ts';
import { understandPicture } from './understand/understand-picture.ts';

/** Turns a file into pixels: upright by its EXIF orientation, without transparency. */
export type DecodeImage = (bytes: Uint8Array) => Promise<RgbImage>;

/** The whole way from a file to readings, over whatever decodes pictures and runs networks. */
export function createCardReader(decodeImage: DecodeImage, engine: Engine): CardReader {
  return {
    async read(bytes, { onStep = () => {} } = {}) {
      onStep('decode');
      const image = await decodeImage(bytes);
      const cards = await readCardTexts(image, engine, onStep).finally(() => release(image.data));
      onStep('understand');
      const readings = await understandPicture(cards, engine.understanding);
      if (readings.length === 0) throw noText();
      return readings;
    },
    close: () => engine.close(),
  };
}
