import { expect, test } from 'vitest';
import type { RotatedRect } from '../geometry/rotated-rect.ts';
import type { Point, RgbImage } from '../geometry.ts';
import { findEnds, widenTo } from './line-ends.ts';
import { cropFlat } from './testing/crop-flat.ts';
import { type Block, drawBlocks } from './testing/draw-blocks.ts';

/** Strokes from x 300 to 500 and y 60 to 100, like a word in capitals, and other blocks, in pixels. */
function picture(...blocks: Block[]): RgbImage {
  const strokes = Array.from({ length: 8 }, (_, i): Block => [302 + 25 * i, 60, 314 + 25 * i, 100]);
  return drawBlocks(800, 160, [...strokes, ...blocks]);
}

const rect = (left: number, right: number, height: number, y: number): RotatedRect<'frame'> => ({
  center: { x: (left + right) / 2, y },
  width: right - left,
  height,
  angle: 0,
});
const LINE = rect(298, 492, 50, 80);
/** Lines of ordinary size, somewhere else. */
const ORDINARY = [rect(300, 500, 20, 140), rect(300, 500, 20, 140)];

const onPicture = ({ x, y }: Point<'frame'>) => x >= 0 && y >= 0 && x <= 800 && y <= 160;
const endsOf = (
  image: RgbImage,
  line = LINE,
  others: RotatedRect<'frame'>[] = [],
  isOnCard = onPicture,
) => {
  const crop = (rect: RotatedRect<'frame'>) => cropFlat(image, rect);
  const rects = [line, ...ORDINARY, ...others];
  return findEnds(rects, rects.map(crop), isOnCard, crop)[0];
};

test('a line with nothing beside it ends where it was found', () => {
  expect(endsOf(picture())).toBeNull();
});

test('a word before or after a line is followed to its end', () => {
  const before = endsOf(picture([230, 60, 242, 100], [255, 60, 267, 100]));
  expect(before?.right).toBe(0);
  expect(before?.left).toBeGreaterThan(68);
  expect(before?.left).toBeLessThan(80);
  const behind = endsOf(picture([520, 60, 532, 100]));
  expect(behind?.left).toBe(0);
  expect(behind?.right).toBeGreaterThan(40);
  expect(behind?.right).toBeLessThan(52);
});

test('what is farther away than a word is something else', () => {
  expect(endsOf(picture([150, 60, 190, 100]))).toBeNull();
});

test('what never ends is not a word', () => {
  expect(endsOf(picture([0, 60, 260, 64], [0, 90, 260, 94]))).toBeNull();
});

test('another line is not part of it, and the table is not the card', () => {
  const word = picture([230, 60, 242, 100], [255, 60, 267, 100]);
  expect(endsOf(word, LINE, [rect(225, 272, 50, 80)])).toBeNull();
  expect(endsOf(word, LINE, [], ({ x }) => x >= 285)).toBeNull();
});

test('lines of ordinary size are found whole', () => {
  expect(endsOf(picture([230, 60, 242, 100]), rect(298, 492, 20, 80))).toBeNull();
});

test('a rectangle grows along its line, even if that is tilted', () => {
  expect(widenTo(LINE, { left: 40, right: 10 })).toEqual(rect(258, 502, 50, 80));
  const upright = widenTo({ ...LINE, angle: Math.PI / 2 }, { left: 40, right: 10 });
  expect(upright.width).toBe(LINE.width + 50);
  expect(upright.center.x).toBeCloseTo(LINE.center.x);
  expect(upright.center.y).toBeCloseTo(LINE.center.y - 15);
});
