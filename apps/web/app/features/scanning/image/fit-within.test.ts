import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitWithin } from './fit-within.ts';

describe('fitWithin', () => {
  test('brings the longest side down to the limit', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitWithin({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  });

  test('leaves a small picture as it is', () => {
    expect(fitWithin({ width: 620, height: 354 }, 1600)).toEqual({ width: 620, height: 354 });
  });

  test('keeps the shape to the pixel, within the limit, and never comes to nothing', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, limit) => {
        const fitted = fitWithin({ width, height }, limit);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(limit);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const scale = Math.min(1, limit / Math.max(width, height));
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
