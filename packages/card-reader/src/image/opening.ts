import type { GrayMap } from './components.ts';

/**
 * A map of zeroes and ones without the ones that no square of `2 · radius + 1` pixels covers: the
 * opening of mathematical morphology.
 */
export function withoutThinParts(map: GrayMap, radius: number): GrayMap {
  const eroded = runs(runs(map, radius, 1, 0), radius, map.width, 0);
  return runs(runs(eroded, radius, 1, 1), radius, map.width, 1);
}

/** Each pixel becomes `value` where one of its neighbors along a row (`step` 1) or column is. */
function runs(
  { width, height, data }: GrayMap,
  radius: number,
  step: number,
  value: 0 | 1,
): GrayMap {
  const result = new Float32Array(data.length).fill(1 - value);
  const [lines, length, stride] = step === 1 ? [height, width, width] : [width, height, 1];
  for (let line = 0; line < lines; line++) {
    let last = -Infinity;
    // Forwards and backwards, each pixel looks at the nearest one behind it.
    for (let i = 0, at = line * stride; i < length; i++, at += step) {
      if (data[at] === value) last = i;
      if (i - last <= radius) result[at] = value;
    }
    last = Infinity;
    for (let i = length - 1, at = line * stride + i * step; i >= 0; i--, at -= step) {
      if (data[at] === value) last = i;
      if (last - i <= radius) result[at] = value;
    }
  }
  return { width, height, data: result };
}
