import type { Plane, Point, Quad } from '../geometry.ts';

export function distance(a: Point<Plane>, b: Point<Plane>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The mean length of the sides along the reading direction and across it, in pixels. */
export function quadSize([a, b, c, d]: Quad<Plane>): { width: number; height: number } {
  return {
    width: (distance(a, b) + distance(d, c)) / 2,
    height: (distance(a, d) + distance(b, c)) / 2,
  };
}

export function quadCenter<On extends Plane>([a, b, c, d]: Quad<On>): Point<On> {
  return { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
}
