import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import { resize } from './resize.ts';
import { warpPerspective } from './warp-perspective.ts';

function noise(width: number, height: number): RgbImage {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251);
  return { width, height, data };
}

test('a picture laid out at its own size is unchanged', () => {
  const image = noise(9, 7);
  const same = warpPerspective(
    image,
    [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 7 },
      { x: 0, y: 7 },
    ],
    9,
    7,
  );
  expect([...same.data]).toEqual([...image.data]);
});

test('a quad that starts at the top right corner rotates the picture by a quarter', () => {
  const image = noise(5, 3);
  const turned = warpPerspective(
    image,
    [
      { x: 5, y: 0 },
      { x: 5, y: 3 },
      { x: 0, y: 3 },
      { x: 0, y: 0 },
    ],
    3,
    5,
  );
  expect([...turned.data.subarray(0, 3)]).toEqual([...image.data.subarray(4 * 3, 5 * 3)]);
});

test('shrinking averages pixels, so fine stripes become gray', () => {
  const stripes = { width: 8, height: 8, data: new Uint8Array(192) };
  for (let i = 0; i < 64; i++) stripes.data.fill(i % 2 ? 255 : 0, i * 3, i * 3 + 3);
  expect(resize(stripes, 2, 2).data.every((value) => Math.abs(value - 128) <= 2)).toBe(true);
});

const gray: RgbImage = { width: 4, height: 4, data: new Uint8Array(48).fill(77) };

test('a quad whose horizon runs through the middle of pixels has no black pixels there', () => {
  const folded = [
    { x: 0, y: 0 },
    { x: -500, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 500 },
  ] as const;
  expect(new Set(warpPerspective(gray, folded, 4, 4).data)).toEqual(new Set([77]));
});

test('any quad, even far outside, gives pixels within the picture’s range', () => {
  const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
  const corner = fc.record({ x: coordinate, y: coordinate });
  fc.assert(
    fc.property(corner, corner, corner, corner, (a, b, c, d) => {
      expect(warpPerspective(gray, [a, b, c, d], 6, 5).data.every((value) => value === 77)).toBe(
        true,
      );
    }),
  );
});
