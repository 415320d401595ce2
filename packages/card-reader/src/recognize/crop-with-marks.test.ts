import { expect, test } from 'vitest';
import type { RotatedRect } from '../geometry/rotated-rect.ts';
import { rectCorners } from '../geometry/rotated-rect.ts';
import type { RgbImage } from '../geometry.ts';
import { cropLines } from './crop-with-marks.ts';
import { cropFlat } from './testing/crop-flat.ts';
import { type Block, drawBlocks } from './testing/draw-blocks.ts';

/** Ten upright strokes from y 60 to 100, like a word in capitals, and other blocks, in pixels. */
function picture(...blocks: Block[]): RgbImage {
  const strokes = Array.from({ length: 10 }, (_, i): Block => [62 + 28 * i, 60, 74 + 28 * i, 100]);
  return drawBlocks(400, 160, [...strokes, ...blocks]);
}

/** A line of ordinary size, somewhere else. */
const ORDINARY: RotatedRect<'frame'> = {
  center: { x: 200, y: 140 },
  width: 300,
  height: 20,
  angle: 0,
};

/** A rectangle around all strokes, between these heights. */
const lineOf = (top: number, bottom: number): RotatedRect<'frame'> => ({
  center: { x: 200, y: (top + bottom) / 2 },
  width: 300,
  height: bottom - top,
  angle: 0,
});

function cropped(image: RgbImage, rect: RotatedRect<'frame'>) {
  let whole = rect;
  const [line] = cropLines([rect, ORDINARY, ORDINARY], (each) => {
    if (each !== ORDINARY) whole = each;
    return cropFlat(image, each);
  });
  const tight = line?.tight ?? null;
  // The last crop, unless the line stays as it was found.
  if (tight === null) whole = rect;
  const [topLeft, , bottomRight] = rectCorners(whole);
  return { top: topLeft.y, bottom: bottomRight.y, tight };
}

test('a line with whole letters keeps its crop', () => {
  expect(cropped(picture(), lineOf(52, 108))).toMatchObject({ top: 52, bottom: 108, tight: null });
});

test('letters cut by the edge are included, with a little paper around them', () => {
  const { top, bottom, tight } = cropped(picture(), lineOf(68, 108));
  expect(top).toBeGreaterThan(52);
  expect(top).toBeLessThan(60);
  expect(bottom).toBe(108);
  expect(tight).not.toBeNull();
});

test('an accent apart from its cut letter is included', () => {
  const { top } = cropped(picture([90, 48, 102, 56]), lineOf(61, 108));
  expect(top).toBeLessThan(48);
});

test('a line above is not taken for accents', () => {
  const small = Array.from({ length: 24 }, (_, i): Block => [60 + 12 * i, 48, 66 + 12 * i, 56]);
  expect(cropped(picture(...small), lineOf(61, 108)).top).toBeGreaterThan(54);
});

test('what never ends is not followed', () => {
  const wall: Block = [30, 0, 380, 72];
  expect(cropped(picture([90, 0, 102, 62]), lineOf(61, 108)).top).toBe(61);
  expect(cropped(picture(wall), lineOf(52, 108)).bottom).toBe(108);
});

test('on a line of ordinary size the detector finds the accents', () => {
  const image = picture();
  const lines = cropLines([lineOf(68, 108), lineOf(68, 108)], (rect) => cropFlat(image, rect));
  expect(lines.map(({ tight }) => tight)).toEqual([null, null]);
});
