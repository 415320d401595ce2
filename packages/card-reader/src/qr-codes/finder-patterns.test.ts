import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import { findFinderPatterns } from './finder-patterns.ts';

const LIGHT = 220;
const DARK = 40;

interface Drawn {
  x: number;
  y: number;
  /** Pixels per module. */
  module: number;
  /** Rotation in radians. */
  angle: number;
  inverted?: boolean;
}

/** A picture with nothing but finder patterns. */
function picture(patterns: readonly Drawn[], inverted = false): RgbImage {
  const [width, height] = [300, 200];
  const data = new Uint8Array(width * height * 3).fill(inverted ? DARK : LIGHT);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (patterns.some((pattern) => isMark(pattern, x - pattern.x, y - pattern.y))) {
        data.fill(inverted ? LIGHT : DARK, (y * width + x) * 3, (y * width + x) * 3 + 3);
      }
    }
  }
  return { width, height, data };
}

/** Whether a point is in the inner square of three modules, or in the ring from five to seven. */
function isMark({ module, angle }: Drawn, x: number, y: number): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const away = Math.max(Math.abs(x * cos + y * sin), Math.abs(y * cos - x * sin)) / module;
  return away <= 1.5 || (away > 2.5 && away <= 3.5);
}

const drawn = fc.record({
  x: fc.double({ min: 80, max: 220, noNaN: true }),
  y: fc.double({ min: 80, max: 120, noNaN: true }),
  module: fc.double({ min: 2.5, max: 12, noNaN: true }),
  angle: fc.double({ min: 0, max: Math.PI, noNaN: true }),
});

test('a finder pattern is found at any place and angle, on light and dark ground', () => {
  fc.assert(
    fc.property(drawn, fc.boolean(), (pattern, inverted) => {
      const [found, ...others] = findFinderPatterns(picture([pattern], inverted)) ?? [];
      expect(others).toEqual([]);
      expect(Math.abs((found?.center.x ?? 0) - pattern.x)).toBeLessThan(pattern.module);
      expect(Math.abs((found?.center.y ?? 0) - pattern.y)).toBeLessThan(pattern.module);
    }),
  );
});

test('patterns on one picture are told apart', () => {
  const corners = [
    { x: 60, y: 50, module: 4, angle: 0.2 },
    { x: 140, y: 66, module: 4, angle: 0.2 },
    { x: 44, y: 130, module: 4, angle: 0.2 },
  ];
  expect(findFinderPatterns(picture(corners))).toHaveLength(3);
});

test('bars, blank paper and a picture narrower than a block have none', () => {
  const bars = picture([]);
  for (let i = 0; i < bars.data.length; i++) if ((Math.floor(i / 3) / 4) & 1) bars.data[i] = DARK;
  expect(findFinderPatterns(bars)).toEqual([]);
  expect(findFinderPatterns(picture([]))).toEqual([]);
  expect(findFinderPatterns({ width: 9, height: 9, data: new Uint8Array(243) })).toEqual([]);
});

test('a patterned fabric cannot be told from codes', () => {
  const image = { width: 800, height: 800, data: new Uint8Array(800 * 800 * 3).fill(LIGHT) };
  const small = { x: 0, y: 0, module: 3, angle: 0 };
  for (let y = 0; y < 800; y++) {
    for (let x = 0; x < 800; x++) {
      if (isMark(small, (x % 40) - 20, (y % 40) - 20))
        image.data.fill(DARK, (y * 800 + x) * 3, (y * 800 + x) * 3 + 3);
    }
  }
  expect(findFinderPatterns(image)).toBeNull();
});
