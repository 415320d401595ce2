import { expect, test } from 'vitest';
import { choosePaper } from './choose-paper.ts';

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

const CLEAR: Pixel = [0, 0, 0, 0];
const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [0, 0, 0, 255];
const ORANGE: Pixel = [240, 140, 20, 255];

const pixels = (...runs: [Pixel, number][]) =>
  Uint8Array.from(runs.flatMap(([pixel, count]) => Array(count).fill(pixel).flat()));

test.each([
  ['dark print is laid on white', pixels([CLEAR, 900], [BLACK, 100]), 255],
  ['white print is laid on black', pixels([CLEAR, 900], [WHITE, 100]), 0],
  ['little white print beside a logo counts', pixels([CLEAR, 900], [ORANGE, 70], [WHITE, 30]), 0],
  ['print in white and black is laid on gray', pixels([CLEAR, 900], [WHITE, 50], [BLACK, 50]), 128],
  [
    'a white halo around dark print does not count',
    pixels([CLEAR, 900], [BLACK, 99], [WHITE, 1]),
    255,
  ],
  ['a picture of nothing', pixels([CLEAR, 1000]), 255],
])('%s', (_, rgba, paper) => {
  expect(choosePaper(rgba)).toBe(paper);
});
