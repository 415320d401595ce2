import { type RotatedRect, wrapHalfTurn } from '../geometry/rotated-rect.ts';

/**
 * The direction in which most text runs, in radians within ±90°: a mean weighted by length.
 * Doubling the angles makes opposite directions equal before averaging. Returns 0 if there are no
 * lines.
 */
export function dominantAngle(rects: readonly RotatedRect[]): number {
  let x = 0;
  let y = 0;
  for (const { width, height, angle } of rects) {
    const weight = Math.max(0, width - height);
    x += weight * Math.cos(2 * angle);
    y += weight * Math.sin(2 * angle);
  }
  return wrapHalfTurn(Math.atan2(y, x) / 2);
}
