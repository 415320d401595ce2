import { expect, test } from 'vitest';
import { cutOut } from './cut-out.ts';

/** 4 × 3 pixels that tell where they are. */
const image = {
  width: 4,
  height: 3,
  data: Uint8Array.from({ length: 36 }, (_, i) => Math.floor(i / 3)),
};

test('a part has its own pixels, row by row', () => {
  const { width, height, data } = cutOut(image, { x: 1, y: 1, width: 2, height: 2 });
  expect([width, height]).toEqual([2, 2]);
  expect([...data]).toEqual([5, 5, 5, 6, 6, 6, 9, 9, 9, 10, 10, 10]);
});

test('the whole picture is not copied', () => {
  expect(cutOut(image, { x: 0, y: 0, width: 4, height: 3 })).toBe(image);
});
