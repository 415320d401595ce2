import type { Point, Quad } from '../geometry.ts';
import { turn } from './convex-hull.ts';

/**
 * A small quad around a convex hull (clockwise, at least three corners). It repeatedly drops the
 * side over which the neighboring sides can be lengthened with the least extra area. Rounded
 * corners become square again that way. Null if four sides are not possible.
 */
export function enclosingQuad(hull: readonly Point[]): Quad | null {
  const corners = [...hull];
  while (corners.length > 4) {
    const cheapest = cheapestSide(corners);
    if (!cheapest) return null;
    dropSide(corners, cheapest);
  }
  const [a, b, c, d] = corners;
  return a && b && c && d ? [a, b, c, d] : null;
}

interface SideDrop {
  side: number;
  /** Where the neighboring sides meet when they are lengthened. */
  meeting: Point;
  extraArea: number;
}

function cheapestSide(corners: readonly Point[]): SideDrop | null {
  const at = (i: number) => corners[(i + corners.length) % corners.length] as Point;
  let best: SideDrop | null = null;
  for (let side = 0; side < corners.length; side++) {
    const [before, start, end, after] = [at(side - 1), at(side), at(side + 1), at(side + 2)];
    const meeting = lengthenedMeeting(before, start, end, after);
    if (!meeting) continue;
    const extraArea = Math.abs(turn(start, meeting, end)) / 2;
    if (!best || extraArea < best.extraArea) best = { side, meeting, extraArea };
  }
  return best;
}

/** Where before→start and after→end meet beyond start and end, or null if they diverge. */
function lengthenedMeeting(before: Point, start: Point, end: Point, after: Point): Point | null {
  const ux = start.x - before.x;
  const uy = start.y - before.y;
  const vx = end.x - after.x;
  const vy = end.y - after.y;
  const den = ux * vy - uy * vx;
  if (Math.abs(den) < 1e-9) return null;
  const t = ((end.x - start.x) * vy - (end.y - start.y) * vx) / den;
  const s = ((end.x - start.x) * uy - (end.y - start.y) * ux) / den;
  if (t < 0 || s < 0) return null;
  return { x: start.x + t * ux, y: start.y + t * uy };
}

function dropSide(corners: Point[], { side, meeting }: SideDrop): void {
  corners[side] = meeting;
  corners.splice((side + 1) % corners.length, 1);
}
