import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import type { BenchReader } from './bench-reader.ts';
import { readingOfBoxes } from './reading-of-boxes.ts';

const require = createRequire(import.meta.url);

/** tesseract.js as a JavaScript team would set it up, with its English data from npm. */
export async function createTesseractJs(): Promise<BenchReader> {
  const data = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
  });
  return {
    name: 'tesseract.js',
    async read(jpeg) {
      const { data: page } = await worker.recognize(Buffer.from(jpeg), {}, { blocks: true });
      const lines = (page.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap((paragraph) => paragraph.lines),
      );
      return readingOfBoxes(
        lines.map(({ text, confidence, bbox }) => ({
          text,
          confidence: confidence / 100,
          left: bbox.x0,
          top: bbox.y0,
          right: bbox.x1,
          bottom: bbox.y1,
        })),
      );
    },
    async close() {
      await worker.terminate();
    },
  };
}
