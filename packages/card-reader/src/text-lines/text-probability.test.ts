import { expect, test } from 'vitest';
import type { NeuralModel } from '../models/neural-model.ts';
import { forDetector, textProbability } from './text-probability.ts';

/** Says of each pixel how red it is: red is the third plane. */
const redness: NeuralModel = {
  async run({ data, shape: [, , height = 0, width = 0] }) {
    const red = data.slice(2 * width * height, 3 * width * height);
    return { data: red.map((value) => (value > 0 ? 1 : 0)), shape: [1, 1, height, width] };
  },
  release: async () => {},
};

/** A black picture of 128 × 96 pixels with red ones at 40, 50 and 2, 2. */
function picture() {
  const data = new Uint8Array(128 * 96 * 3);
  for (const at of [50 * 128 + 40, 2 * 128 + 2]) data[at * 3] = 255;
  return { width: 128, height: 96, data };
}

test('a picture is made as large as the detector takes them', () => {
  const { width, height } = forDetector(
    { width: 1600, height: 1200, data: new Uint8Array(1600 * 1200 * 3) },
    960,
  );
  expect([width, height]).toEqual([960, 736]);
});

test('the whole picture is looked at', async () => {
  const { width, data } = await textProbability(picture(), redness);
  expect(width).toBe(128);
  expect([...data].flatMap((value, i) => (value > 0 ? i : []))).toEqual([
    2 * 128 + 2,
    50 * 128 + 40,
  ]);
});

test('what a part shows stands where it is on the picture, and nothing beside it', async () => {
  const part = { x: 17, y: 32, width: 64, height: 32 };
  const { width, height, data } = await textProbability(picture(), redness, part);
  expect([width, height]).toEqual([128, 96]);
  expect([...data].flatMap((value, i) => (value > 0 ? i : []))).toEqual([50 * 128 + 40]);
});
