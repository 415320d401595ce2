import { type RotatedRect, rectAtAngle, rectCorners } from '../geometry/rotated-rect.ts';

/** Pieces of one line have like heights, stand level and are no further apart, all in heights. */
const MAX_HEIGHT_RATIO = 1.35;
const MAX_OFFSET = 0.2;
const MAX_GAP = 0.4;

/**
 * Joins lines that the detector broke at a wide space between two words: «LE GOFF», «Jadwiga Z.
 * Żurawska». Columns of a card stand further apart.
 * @param rects around the whole printed text, so that the gaps are the spaces less their margins
 */
export function joinFragments(rects: readonly RotatedRect[]): RotatedRect[] {
  const joined = [...rects];
  for (let i = 0; i < joined.length; i++) {
    for (let j = i + 1; j < joined.length; j++) {
      const [a, b] = [joined[i] as RotatedRect, joined[j] as RotatedRect];
      if (!areOneLine(a, b)) continue;
      joined.splice(j, 1);
      joined.splice(i, 1, around(a, b));
      // The line has grown: what was too far from it before may now be next.
      j = i;
    }
  }
  return joined;
}

function areOneLine(a: RotatedRect, b: RotatedRect): boolean {
  const height = Math.min(a.height, b.height);
  if (Math.max(a.height, b.height) > height * MAX_HEIGHT_RATIO) return false;
  const { angle } = widerOf(a, b);
  const [x, y] = [b.centre.x - a.centre.x, b.centre.y - a.centre.y];
  const along = Math.abs(x * Math.cos(angle) + y * Math.sin(angle));
  const across = Math.abs(y * Math.cos(angle) - x * Math.sin(angle));
  const gap = along - (a.width + b.width) / 2;
  return across < height * MAX_OFFSET && gap < height * MAX_GAP;
}

function around(a: RotatedRect, b: RotatedRect): RotatedRect {
  return rectAtAngle([...rectCorners(a), ...rectCorners(b)], widerOf(a, b).angle);
}

/** The longer of two pieces knows better in which direction they run. */
function widerOf(a: RotatedRect, b: RotatedRect): RotatedRect {
  return a.width >= b.width ? a : b;
}
