import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grayAt, writeGray } from './gray.ts';
import { wholeOf } from './part.ts';

const picture = (width: number, height: number, seed: number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919 + seed) & 255),
});

test('gray is the perceived brightness of red, green and blue, for any number of pixels', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer(), (count, seed) => {
      const image = picture(count, 1, seed);
      const gray = new Uint8Array(count + 1).fill(7);
      writeGray(image, wholeOf(image), gray.subarray(0, count));
      for (let i = 0; i < count; i++) {
        const [red = 0, green = 0, blue = 0] = image.data.subarray(i * 3, i * 3 + 3);
        const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
        expect(Math.abs((gray[i] as number) - luma)).toBeLessThan(1.3);
        expect(grayAt(image, i)).toBe(gray[i]);
      }
      expect(gray[count]).toBe(7);
    }),
  );
});

test('a part has the grays of its pixels', () => {
  const image = picture(40, 30, 5);
  const gray = new Uint8Array(17 * 9);
  writeGray(image, { x: 21, y: 20, width: 17, height: 9 }, gray);
  for (let y = 0; y < 9; y++) {
    for (let x = 0; x < 17; x++) {
      expect(gray[y * 17 + x]).toBe(grayAt(image, (y + 20) * 40 + x + 21));
    }
  }
});
