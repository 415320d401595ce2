import type { Point } from '../geometry.ts';
import { turn } from './convex-hull.ts';

/** Square pixels inside a polygon whose corners run clockwise (shoelace formula). */
export function polygonArea(corners: readonly Point[]): number {
  const [first] = corners;
  if (!first) return 0;
  let doubled = 0;
  for (let i = 1; i + 1 < corners.length; i++) {
    doubled += turn(first, corners[i] as Point, corners[i + 1] as Point);
  }
  return doubled / 2;
}

/** Whether the point lies in a convex polygon with clockwise corners, its edge included. */
export function polygonContains(corners: readonly Point[], point: Point): boolean {
  return corners.every(
    (corner, i) => turn(corner, corners[(i + 1) % corners.length] as Point, point) >= 0,
  );
}
