import type { Random } from '../random.ts';

/**
 * A field of values between 0 and 1 that changes over about one unit: random on a lattice, and smooth in
 * between.
 */
export function createSmoothNoise(random: Random): (x: number, y: number) => number {
  const side = 64;
  const lattice = Float32Array.from({ length: side * side }, () => random.next());
  const at = (x: number, y: number) => lattice[(y & (side - 1)) * side + (x & (side - 1))] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = ease(x - x0);
    const fy = ease(y - y0);
    const above = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
    const below = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
    return above * (1 - fy) + below * fy;
  };
}
