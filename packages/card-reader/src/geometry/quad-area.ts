import type { Plane, Point } from '../geometry.ts';
import { turn } from './convex-hull.ts';

/** The area of a polygon with clockwise corners, in square pixels (shoelace formula). */
export function polygonArea(corners: readonly Point<Plane>[]): number {
  const [first] = corners;
  if (!first) return 0;
  let doubled = 0;
  for (let i = 1; i + 1 < corners.length; i++) {
    doubled += turn(first, corners[i] as Point<Plane>, corners[i + 1] as Point<Plane>);
  }
  return doubled / 2;
}

/** Whether the point lies in a convex polygon with clockwise corners, its edge included. */
export function polygonContains<On extends Plane>(
  corners: readonly Point<On>[],
  point: Point<NoInfer<On>>,
): boolean {
  return corners.every(
    (corner, i) => turn(corner, corners[(i + 1) % corners.length] as Point<On>, point) >= 0,
  );
}
