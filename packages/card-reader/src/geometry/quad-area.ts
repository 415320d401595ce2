import type { Point, Quad } from '../geometry.ts';
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

/** Whether the point lies in a convex quad with clockwise corners, its edge included. */
export function quadContains(quad: Quad, point: Point): boolean {
  return quad.every((corner, i) => turn(corner, quad[(i + 1) % 4] as Point, point) >= 0);
}
