import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHalf, toHalf } from './half-float.ts';

test('every finite 16-bit number is restored', () => {
  const finite = Array.from({ length: 0x10000 }, (_, bits) => bits).filter(
    // Infinities and NaN have all exponent bits set; −0 equals 0.
    (bits) => ((bits >> 10) & 31) !== 31 && bits !== 0x8000,
  );
  expect(finite.filter((bits) => toHalf(fromHalf(bits)) !== bits)).toEqual([]);
});

test('any number becomes one of the nearest', () => {
  fc.assert(
    fc.property(fc.double({ min: -60_000, max: 60_000, noNaN: true }), (value) => {
      const step = 2 ** (Math.max(-14, Math.floor(Math.log2(Math.abs(value)))) - 10);
      expect(Math.abs(fromHalf(toHalf(value)) - value)).toBeLessThanOrEqual(step / 2);
    }),
  );
});
