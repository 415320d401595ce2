import type { Plane, Point, Quad } from '../geometry.ts';

/** A rectangle that may be tilted: `angle` is the direction of its width, in radians. */
export interface RotatedRect<On extends Plane = Plane> {
  center: Point<On>;
  width: number;
  height: number;
  angle: number;
}

/** The smallest rectangle around the points whose width runs at `angle`. */
export function rectAtAngle<On extends Plane>(
  points: readonly Point<On>[],
  angle: number,
): RotatedRect<On> {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    minU = Math.min(minU, u);
    maxU = Math.max(maxU, u);
    minV = Math.min(minV, v);
    maxV = Math.max(maxV, v);
  }
  const u = (minU + maxU) / 2;
  const v = (minV + maxV) / 2;
  return {
    center: { x: u * cos - v * sin, y: u * sin + v * cos },
    width: maxU - minU,
    height: maxV - minV,
    angle,
  };
}

/**
 * The rectangle of least area around a convex hull. One of its sides lies on a side of the hull
 * (Freeman and Shapira, 1975), so trying each side is enough. Its width is its longer side and its
 * angle within ±90°.
 */
export function minAreaRect<On extends Plane>(hull: readonly Point<On>[]): RotatedRect<On> {
  let best = rectAtAngle(hull, 0);
  for (let i = 0; i < hull.length; i++) {
    const a = hull[i];
    const b = hull[(i + 1) % hull.length];
    if (!a || !b) continue;
    const rect = rectAtAngle(hull, Math.atan2(b.y - a.y, b.x - a.x));
    if (rect.width * rect.height < best.width * best.height) best = rect;
  }
  return alongLongSide(best);
}

function alongLongSide<On extends Plane>(rect: RotatedRect<On>): RotatedRect<On> {
  const long =
    rect.width >= rect.height
      ? rect
      : { ...rect, width: rect.height, height: rect.width, angle: rect.angle + Math.PI / 2 };
  return { ...long, angle: wrapHalfTurn(long.angle) };
}

/** The same direction of a line without arrow heads, within (−90°, 90°]. */
export function wrapHalfTurn(angle: number): number {
  const wrapped = angle % Math.PI;
  if (wrapped > Math.PI / 2) return wrapped - Math.PI;
  return wrapped <= -Math.PI / 2 ? wrapped + Math.PI : wrapped;
}

/**
 * The corners in clockwise order, starting at the left end of the upper side as seen along the
 * width.
 */
export function rectCorners<On extends Plane>({
  center,
  width,
  height,
  angle,
}: RotatedRect<On>): Quad<On> {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corner = (u: number, v: number): Point<On> => ({
    x: center.x + u * width * cos - v * height * sin,
    y: center.y + u * width * sin + v * height * cos,
  });
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}
