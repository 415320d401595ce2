import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit-within.ts';

describe('fitWithin', () => {
  it('shrinks a camera picture to the longest side', () => {
    expect(fitWithin({ width: 1920, height: 1080 }, 1600)).toEqual({ width: 1600, height: 900 });
    expect(fitWithin({ width: 1080, height: 1920 }, 1600)).toEqual({ width: 900, height: 1600 });
  });

  it('leaves a small picture alone', () => {
    expect(fitWithin({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
  });

  it('never gives a side that is empty, enlarged or too long', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, side, (width, height, longestSide) => {
        const fitted = fitWithin({ width, height }, longestSide);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(longestSide);
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});
