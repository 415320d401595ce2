import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import { edgeStrength } from './edge-strength.ts';
import { fastEdgeStrength } from './fast-edge-strength.ts';

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(
    ({ width, height }): fc.Arbitrary<RgbImage> =>
      fc
        .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
        .map((data) => ({ width, height, data })),
  );

test('gives the same result to the bit as without WebAssembly, whatever was in its memory before', () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      expect(fastEdgeStrength(picture)).toEqual(edgeStrength(picture));
    }),
  );
});
