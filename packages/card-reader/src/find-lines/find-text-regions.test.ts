import { expect, test } from 'vitest';
import type { Point } from '../geometry.ts';
import { findTextRegions } from './find-text-regions.ts';
import { fitLines } from './fit-lines.ts';

/** A map of 200 × 100 with bars that are probably text. */
function mapWith(bars: readonly { x: number; y: number; w: number; h: number; p?: number }[]) {
  const map = { width: 200, height: 100, data: new Float32Array(200 * 100) };
  for (const { x, y, w, h, p = 0.9 } of bars) {
    for (let j = y; j < y + h; j++) map.data.fill(p, j * 200 + x, j * 200 + x + w);
  }
  return map;
}

const same = { x: 1, y: 1 };
const bar = { x: 20, y: 10, w: 100, h: 8 };

test('each bar of probable text is one line, a little larger than the bar', () => {
  const lines = fitLines(findTextRegions(mapWith([bar, { x: 20, y: 50, w: 60, h: 8 }]), same));
  expect(lines).toHaveLength(2);
  expect(lines[0]?.center.y).toBeCloseTo(14);
  expect(lines[0]?.width).toBeGreaterThan(100);
  expect(lines[0]?.height).toBeGreaterThan(8);
  expect(lines[0]?.height).toBeLessThan(24);
});

test('regions are scaled from the map to the picture, relative to the map’s origin', () => {
  const corners = (...rest: [Point, Point?]) => {
    const region = findTextRegions(mapWith([bar]), ...rest)[0] ?? [];
    return [Math.min(...region.map(({ x }) => x)), Math.max(...region.map(({ y }) => y))];
  };
  expect(corners({ x: 2, y: 3 })).toEqual([40, 54]);
  expect(corners({ x: 2, y: 3 }, { x: 100, y: 30 })).toEqual([240, 144]);
});

test('a faint region is not text', () => {
  expect(findTextRegions(mapWith([{ ...bar, p: 0.4 }]), same)).toEqual([]);
});

test('a short region takes the direction of the long ones', () => {
  const lines = fitLines(findTextRegions(mapWith([bar, { x: 20, y: 40, w: 8, h: 12 }]), same));
  expect(lines[1]?.angle).toBeCloseTo(0);
  expect(lines[1]?.height).toBeGreaterThan(lines[1]?.width ?? Infinity);
});

test('an empty map has no text', () => {
  expect(findTextRegions(mapWith([]), same)).toEqual([]);
});
