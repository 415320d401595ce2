import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile } from './percentile.ts';

describe('percentile', () => {
  it('takes the nearest rank', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  });

  it('is one of the values and never falls as the share rises', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (values, share) => {
          expect(values).toContain(percentile(values, share));
          expect(percentile(values, share)).toBeLessThanOrEqual(percentile(values, 1));
        },
      ),
    );
  });

  it('throws without values', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
