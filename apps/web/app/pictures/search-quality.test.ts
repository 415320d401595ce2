import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchQuality } from './search-quality.ts';

/** An encoder whose result grows with the quality; it remembers what it was asked for. */
function encoderOf(bytesAtFullQuality: number) {
  const asked: number[] = [];
  const encode = async (quality: number) => {
    asked.push(quality);
    return { quality, size: bytesAtFullQuality * quality };
  };
  return { asked, encode };
}

describe('searchQuality', () => {
  test('stops at 0.9 when that is small enough', async () => {
    const { asked, encode } = encoderOf(1000);
    expect((await searchQuality(encode, 900)).quality).toBe(0.9);
    expect(asked).toEqual([0.9]);
  });

  test('searches between 0.3 and 0.9 until the range is under 0.05', async () => {
    const { asked, encode } = encoderOf(1000);
    const { quality } = await searchQuality(encode, 500);
    expect(asked.map((q) => Number(q.toFixed(4)))).toEqual([0.9, 0.6, 0.45, 0.525, 0.4875]);
    expect(quality).toBeCloseTo(0.4875);
  });

  test('gives the smallest it made when nothing reaches the target', async () => {
    const { encode } = encoderOf(1000);
    const { quality } = await searchQuality(encode, 10);
    expect(quality).toBeCloseTo(0.3375);
  });

  test('fails as the encoder fails', async () => {
    await expect(searchQuality(() => Promise.reject(new Error('no memory')))).rejects.toThrow(
      'no memory',
    );
  });

  test('comes within 0.05 of the best quality that fits, in at most five tries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.35, max: 2, noNaN: true }), async (bestQuality) => {
        const { asked, encode } = encoderOf(1000);
        const { quality, size } = await searchQuality(encode, 1000 * bestQuality);
        expect(asked.length).toBeLessThanOrEqual(5);
        expect(size).toBeLessThanOrEqual(1000 * bestQuality);
        expect(Math.min(bestQuality, 0.9) - quality).toBeLessThan(0.05);
      }),
    );
  });
});
