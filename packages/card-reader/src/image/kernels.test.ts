import { expect, test } from 'vitest';
import { bytesAt, floatsAt, reserve } from './kernels.ts';

test('reserved places are as far apart as kernels may write past an end', () => {
  const [first, second, third] = reserve(1, 64, 100);
  expect(second - first).toBeGreaterThanOrEqual(1 + 63);
  expect(third - second).toBeGreaterThanOrEqual(64 + 63);
});

test('a picture larger than the memory gets its place', () => {
  const length = 12_000_000;
  const [pixels, floats] = reserve(length, 40);
  bytesAt(pixels, length).fill(7);
  floatsAt(floats, 10).fill(0.5);
  expect(bytesAt(pixels, length).at(-1)).toBe(7);
  expect([...floatsAt(floats, 10)]).toEqual(Array(10).fill(0.5));
});
