import { expect, test } from 'vitest';
import { convexHull } from './convex-hull.ts';
import { enclosingQuad } from './enclosing-quad.ts';
import { polygonArea, polygonContains } from './quad-area.ts';

test('rounded corners become square', () => {
  const rounded = [
    [10, 0],
    [90, 0],
    [100, 10],
    [100, 50],
    [90, 60],
    [10, 60],
    [0, 50],
    [0, 10],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const quad = enclosingQuad(convexHull(rounded));
  expect(quad && polygonArea(quad)).toBeCloseTo(6000);
  for (const point of rounded) expect(quad && polygonContains(quad, point)).toBe(true);
});

test('a triangle has no enclosing quad', () => {
  expect(
    enclosingQuad([
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 0, y: 9 },
    ]),
  ).toBeNull();
});
