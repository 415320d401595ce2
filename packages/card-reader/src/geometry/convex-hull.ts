import type { Plane, Point } from '../geometry.ts';

/** Positive when a → b → c turns right on the screen (y points down), that is clockwise. */
export function turn(a: Point<Plane>, b: Point<Plane>, c: Point<Plane>): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/**
 * The corners of the convex hull, clockwise on the screen, without points on its edges (Andrew's
 * monotone chain). Fewer than three different points come back as they are, sorted.
 */
export function convexHull<On extends Plane>(points: readonly Point<On>[]): Point<On>[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const upper = halfHull(sorted);
  const lower = halfHull(sorted.reverse());
  return [...upper.slice(0, -1), ...lower.slice(0, -1)];
}

function halfHull<On extends Plane>(sorted: readonly Point<On>[]): Point<On>[] {
  const hull: Point<On>[] = [];
  for (const point of sorted) {
    while (hull.length >= 2) {
      const [a, b] = [hull.at(-2) as Point<On>, hull.at(-1) as Point<On>];
      if (turn(a, b, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull;
}
