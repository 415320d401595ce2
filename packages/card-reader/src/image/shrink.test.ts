import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

test('a new pixel is the mean of the pixels it covers, partial ones by their share', () => {
  const row = { width: 3, height: 1, data: Uint8Array.from([0, 0, 0, 90, 90, 90, 180, 180, 180]) };
  expect([...shrink(row, 2, 1).data]).toEqual([30, 30, 30, 150, 150, 150]);
});

test('the mean brightness stays the same for all sizes', () => {
  const size = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(size, size, size, size, (width, height, lessX, lessY) => {
      const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 97) % 256);
      const small = shrink(
        { width, height, data },
        Math.max(1, width - lessX),
        Math.max(1, height - lessY),
      );
      const mean = (values: Uint8Array) => values.reduce((a, b) => a + b, 0) / values.length;
      expect(Math.abs(mean(small.data) - mean(data))).toBeLessThanOrEqual(1);
    }),
  );
});
