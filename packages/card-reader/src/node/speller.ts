import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { RgbImage } from '../geometry.ts';
import type { SpellLine } from '../models/engine.ts';
import type { Language } from '../second-look/guess-language.ts';

/** Each holds about 40 MB; a language asked for again soon need not be loaded again. */
const MAX_WORKERS = 3;
/** Below this mean grey the ground is dark; Tesseract reads dark letters on light. */
const DARK_GROUND = 110;

export interface Speller {
  spellLine: SpellLine;
  close(): Promise<void>;
}

/** Tesseract's line recogniser with the language data of npm packages, loaded when first asked for. */
export function createSpeller(): Speller {
  const workers = new Map<Language, Promise<Worker>>();

  async function workerFor(language: Language): Promise<Worker> {
    const known = workers.get(language);
    workers.delete(language);
    const worker = known ?? loadWorker(language);
    workers.set(language, worker);
    const [oldest] = workers.keys();
    if (workers.size > MAX_WORKERS && oldest) {
      const unused = workers.get(oldest);
      workers.delete(oldest);
      await (await unused)?.terminate();
    }
    return worker;
  }

  return {
    async spellLine(crop, language) {
      const worker = await workerFor(language);
      const { data } = await worker.recognize(await darkOnLight(crop));
      return data.text.trim();
    },
    async close() {
      const all = await Promise.all(workers.values());
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

async function loadWorker(language: Language): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: dataFolder(language),
    cacheMethod: 'none',
  });
  // Without a resolution Tesseract guesses one for each picture and prints a warning about it.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.RAW_LINE, user_defined_dpi: '150' });
  return worker;
}

function dataFolder(language: Language): string {
  const manifest = findPackageJSON(`@tesseract.js-data/${language}`, import.meta.url);
  if (!manifest) throw new Error(`The package @tesseract.js-data/${language} is not installed.`);
  return join(dirname(manifest), '4.0.0_best_int');
}

/** The crop as a PNG in grey, dark letters on a light ground with a little room around them. */
async function darkOnLight({ width, height, data }: RgbImage): Promise<Buffer> {
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { channels } = await sharp(grey).stats();
  return sharp(grey)
    .negate((channels[0]?.mean ?? 255) < DARK_GROUND && { alpha: false })
    .extend({ top: 6, bottom: 6, left: 10, right: 10, extendWith: 'copy' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
