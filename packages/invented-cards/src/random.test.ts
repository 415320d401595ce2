import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('draws the same from the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, other] = [createRandom(seed), createRandom(seed)];
        expect([one.next(), one.next()]).toEqual([other.next(), other.next()]);
      }),
    );
  });

  it('draws integers from both ends and between', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.integer(2, 5)));
    expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
  });

  it('draws evenly, and differently for neighboring seeds', () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => createRandom(seed).next());
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(mean).toBeGreaterThan(0.48);
    expect(mean).toBeLessThan(0.52);
    expect(new Set(firsts).size).toBeGreaterThan(9_990);
  });

  it('draws a normal distribution', () => {
    const random = createRandom(3);
    const drawn = Array.from({ length: 20_000 }, () => random.normal());
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });
});
