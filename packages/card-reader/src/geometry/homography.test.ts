import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quad } from '../geometry.ts';
import { mapPoint, rectToQuad } from './homography.ts';
import { distance } from './quad-size.ts';

const nudge = fc.double({ min: -20, max: 20, noNaN: true });
const point = (x: number, y: number) =>
  fc.record({ x: nudge.map((n) => x + n), y: nudge.map((n) => y + n) });
const quad = fc.tuple(point(0, 0), point(200, 0), point(200, 100), point(0, 100));

test('the corners of the rectangle map to the corners of any convex quad', () => {
  fc.assert(
    fc.property(quad, (corners) => {
      const m = rectToQuad(30, 20, corners);
      const rect = [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
        { x: 30, y: 20 },
        { x: 0, y: 20 },
      ];
      rect.forEach((corner, i) => {
        expect(distance(mapPoint(m, corner), corners[i] ?? corner)).toBeLessThan(1e-6);
      });
    }),
  );
});

test('a straight line stays straight', () => {
  fc.assert(
    fc.property(quad, (corners) => {
      const m = rectToQuad(30, 20, corners);
      const [a, b, c] = [
        mapPoint(m, { x: 3, y: 2 }),
        mapPoint(m, { x: 9, y: 8 }),
        mapPoint(m, { x: 15, y: 14 }),
      ];
      const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
      expect(Math.abs(area)).toBeLessThan(1e-6);
    }),
  );
});

test('a quad without area gives finite numbers', () => {
  const flat = [0, 10, 20, 30].map((x) => ({ x, y: x }));
  const m = rectToQuad(10, 10, flat as never);
  expect(m.every(Number.isFinite)).toBe(true);
});

test('a point on the photograph cannot be used in a frame', () => {
  const card: Quad = [
    { x: 20, y: 10 },
    { x: 220, y: 10 },
    { x: 220, y: 130 },
    { x: 20, y: 130 },
  ];
  const toPhotograph = rectToQuad(100, 60, card);
  const corner = mapPoint(toPhotograph, { x: 0, y: 0 });
  // @ts-expect-error It lies on the photograph already.
  expect(mapPoint(toPhotograph, corner)).not.toEqual(corner);
});
