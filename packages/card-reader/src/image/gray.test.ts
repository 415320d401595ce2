import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeGray } from './gray.ts';

test('gray is what the eye sees of red, green and blue, however many pixels there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer(), (count, seed) => {
      const data = Uint8Array.from({ length: count * 3 }, (_, i) => (i * 7919 + seed) & 255);
      const gray = new Uint8Array(count + 1).fill(7);
      writeGray({ width: count, height: 1, data }, gray.subarray(0, count));
      for (let i = 0; i < count; i++) {
        const [red = 0, green = 0, blue = 0] = data.subarray(i * 3, i * 3 + 3);
        const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
        expect(Math.abs((gray[i] as number) - luma)).toBeLessThan(1.3);
      }
      expect(gray[count]).toBe(7);
    }),
  );
});

test('a picture larger than is converted at once is whole', () => {
  const count = 40_000;
  const data = new Uint8Array(count * 3).fill(200);
  const gray = new Uint8Array(count);
  writeGray({ width: 200, height: 200, data }, gray);
  expect(new Set(gray)).toEqual(new Set([200]));
});
