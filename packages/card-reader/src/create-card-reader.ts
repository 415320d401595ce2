import type { CardReader } from './card-reader.ts';
import { frameRectangle } from './cards/card-frame.ts';
import { onPhotograph } from './cards/on-photograph.ts';
import type { RgbImage } from './geometry.ts';
import type { Engine } from './models/engine.ts';
import { noText, readCardTexts } from './read-card-texts.ts';
import type { CardReading } from './reading.ts';
import { eachPerson } from './understand/each-person.ts';
import { joinPanelTexts, joinSides } from './understand/join-sides.ts';
import { saysSomething } from './understand/says-something.ts';
import { understandCard } from './understand/understand-card.ts';
import { withoutBackground } from './understand/without-background.ts';

/** Turns a file into pixels: upright by its EXIF orientation, on white where it is transparent. */
export type DecodeImage = (bytes: Uint8Array) => Promise<RgbImage>;

/** The whole way from a file to readings, over whatever decodes pictures and runs networks. */
export function createCardReader(decodeImage: DecodeImage, engine: Engine): CardReader {
  return {
    async read(bytes, { onStep = () => {} } = {}) {
      onStep('decode');
      const image = await decodeImage(bytes);
      const cards = await readCardTexts(image, engine, onStep);
      onStep('understand');
      const readings: CardReading[] = [];
      for (const { lines, frame, outlined, qrPayloads } of cards) {
        const quad = outlined ? frameRectangle(frame) : null;
        const reading = await understandCard(lines, { quad, qrPayloads }, engine.understanding);
        readings.push(onPhotograph(reading, frame));
      }
      const sides = withoutBackground(joinSides(joinPanelTexts(readings))).filter(saysSomething);
      if (sides.length === 0) throw noText();
      return sides.flatMap(eachPerson);
    },
    close: () => engine.close(),
  };
}
