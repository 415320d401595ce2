import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import { readWithMarks } from './read-with-marks.ts';
import { LINE_HEIGHT } from './run-on-lines.ts';

const cropOf = (width: number): RgbImage => ({
  width,
  height: LINE_HEIGHT,
  data: new Uint8Array(width * LINE_HEIGHT * 3),
});
const WHOLE = cropOf(640);
const TIGHT = cropOf(320);

interface Reading {
  letter: string;
  probability: number;
}

/** Reads one letter on the crop with whole letters, and another one on the crop as found. */
function recognizer(whole: Reading, tight: Reading): Recognizer {
  const alphabet = ['', whole.letter, tight.letter];
  const run: Recognizer['model']['run'] = async ({ shape }) => {
    const best = shape[3] === WHOLE.width ? [1, whole.probability] : [2, tight.probability];
    return { data: Float32Array.from(best), shape: [1, 1, 2] };
  };
  return { model: { run, release: async () => {} }, alphabet };
}

async function read(whole: Reading, tight: Reading) {
  const [line] = await readWithMarks([{ crop: WHOLE, tight: TIGHT }], recognizer(whole, tight));
  return { text: line?.symbols.map(({ text }) => text).join(''), crop: line?.crop };
}

test('a diacritic is read on the whole letter, however probable the cut one is', async () => {
  expect(await read({ letter: 'Š', probability: 0.8 }, { letter: 'S', probability: 0.99 })).toEqual(
    {
      text: 'Š',
      crop: WHOLE,
    },
  );
});

test('other letters are those of the line as it was found', async () => {
  expect(await read({ letter: 'X', probability: 0.9 }, { letter: 'K', probability: 0.7 })).toEqual({
    text: 'K',
    crop: TIGHT,
  });
});
