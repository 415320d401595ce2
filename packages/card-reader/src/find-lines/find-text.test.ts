import { expect, test } from 'vitest';
import type { Point } from '../geometry.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { findText, forDetector } from './find-text.ts';

/** A detector that returns how red each pixel is: red is the third plane. */
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

test('a picture is resized to sides that the detector accepts', () => {
  const { width, height } = forDetector(
    { width: 1600, height: 1200, data: new Uint8Array(1600 * 1200 * 3) },
    960,
  );
  expect([width, height]).toEqual([960, 736]);
});

const size = { width: 256, height: 96 };
const topLeft = (regions: readonly (readonly Point[])[]) =>
  regions.map((region) => [
    Math.min(...region.map(({ x }) => x)),
    Math.min(...region.map(({ y }) => y)),
  ]);

test('the whole picture is searched', async () => {
  expect(topLeft(await findText(picture(), size, redness))).toEqual([
    [2 * 2, 2],
    [2 * 40, 50],
  ]);
});

test('text in a part is found at its place on the picture, and none beside it', async () => {
  const part = { x: 17, y: 32, width: 64, height: 32 };
  expect(topLeft(await findText(picture(), size, redness, part))).toEqual([[2 * 40, 50]]);
});
