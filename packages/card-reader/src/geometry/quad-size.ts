import type { Point, Quad } from '../geometry.ts';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The mean length of the sides along the reading direction and across it, in pixels. */
export function quadSize([a, b, c, d]: Quad): { width: number; height: number } {
  return {
    width: (distance(a, b) + distance(d, c)) / 2,
    height: (distance(a, d) + distance(b, c)) / 2,
  };
}

export function quadCenter([a, b, c, d]: Quad): Point {
  return { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
}
