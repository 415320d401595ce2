import { expect, test } from 'vitest';
import { withoutAlpha } from './without-alpha.ts';

test('opaque colors are not changed', () => {
  expect([...withoutAlpha(Uint8Array.of(10, 20, 30, 255, 40, 50, 60, 255))]).toEqual([
    10, 20, 30, 40, 50, 60,
  ]);
});

test('dark print is blended with white, light print with black', () => {
  expect([...withoutAlpha(Uint8Array.of(0, 0, 0, 255, 0, 0, 0, 51, 0, 0, 0, 0))]).toEqual([
    0, 0, 0, 204, 204, 204, 255, 255, 255,
  ]);
  expect([
    ...withoutAlpha(Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 51, 0, 0, 0, 0)),
  ]).toEqual([255, 255, 255, 51, 51, 51, 0, 0, 0]);
});
