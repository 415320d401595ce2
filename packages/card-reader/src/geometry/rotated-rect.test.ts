import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convexHull } from './convex-hull.ts';
import { distance, quadSize } from './quad-size.ts';
import { minAreaRect, rectCorners } from './rotated-rect.ts';

const rectangle = fc.record({
  center: fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) }),
  width: fc.integer({ min: 30, max: 60 }),
  height: fc.integer({ min: 2, max: 20 }),
  angle: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
});

test('the rectangle around the corners of a rectangle is that rectangle', () => {
  fc.assert(
    fc.property(rectangle, (rect) => {
      const found = minAreaRect(convexHull(rectCorners(rect)));
      expect(found.width).toBeCloseTo(rect.width, 5);
      expect(found.height).toBeCloseTo(rect.height, 5);
      expect(distance(found.center, rect.center)).toBeLessThan(1e-5);
      expect(found.angle).toBeCloseTo(rect.angle, 5);
    }),
  );
});

test('every point is inside of the rectangle around them', () => {
  const points = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }) }),
    {
      minLength: 1,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(points, (cloud) => {
      const { center, width, height, angle } = minAreaRect(convexHull(cloud));
      for (const { x, y } of cloud) {
        const u = (x - center.x) * Math.cos(angle) + (y - center.y) * Math.sin(angle);
        const v = (y - center.y) * Math.cos(angle) - (x - center.x) * Math.sin(angle);
        expect(Math.abs(u)).toBeLessThanOrEqual(width / 2 + 1e-6);
        expect(Math.abs(v)).toBeLessThanOrEqual(height / 2 + 1e-6);
      }
    }),
  );
});

test('corners run clockwise from the top left in reading direction', () => {
  const corners = rectCorners({ center: { x: 50, y: 20 }, width: 80, height: 20, angle: 0 });
  expect(corners[0]).toEqual({ x: 10, y: 10 });
  expect(corners[2]).toEqual({ x: 90, y: 30 });
  expect(quadSize(corners)).toEqual({ width: 80, height: 20 });
});
