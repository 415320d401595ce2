import {
  type RotatedRect,
  rectAtAngle,
  rectCorners,
  wrapHalfTurn,
} from '../geometry/rotated-rect.ts';

/** Pieces of one line have similar heights, are level and close together. In heights of the taller. */
const MAX_HEIGHT_RATIO = 1.35;
const MAX_OFFSET = 0.18;
const MAX_GAP = 0.45;
/** A piece lower than its line, such as the dot of “Sp. j.”, is within the line's height and closer to it. */
const MAX_SMALL_GAP = 0.4;
/** A piece that runs in another direction is not part of the line. In radians. */
const MAX_TURN = 0.2;

/**
 * Joins lines that the detector broke at a wide space between two words: “Jadwiga Z. Żurawska”, “Sp. j.”. Columns of
 * a card are farther apart.
 *
 * @param rects around the whole printed text, so that gaps are the spaces less their margins
 * @param angle the direction of most text, in radians; a short piece's own angle is unreliable
 */
export function joinFragments(
  rects: readonly RotatedRect<'frame'>[],
  angle: number,
): RotatedRect<'frame'>[] {
  const joined = [...rects];
  for (let i = 0; i < joined.length; i++) {
    for (let j = i + 1; j < joined.length; j++) {
      const [a, b] = [joined[i] as RotatedRect<'frame'>, joined[j] as RotatedRect<'frame'>];
      if (!areOneLine(a, b, angle)) continue;
      joined.splice(j, 1);
      joined.splice(i, 1, rectAtAngle([...rectCorners(a), ...rectCorners(b)], angle));
      // The line has grown, so a piece that was too far away may now be close enough.
      j = i;
    }
  }
  return joined;
}

function areOneLine(a: RotatedRect, b: RotatedRect, angle: number): boolean {
  const height = Math.max(a.height, b.height);
  if ([a, b].some((rect) => Math.abs(wrapHalfTurn(rect.angle - angle)) > MAX_TURN)) return false;
  const [x, y] = [b.center.x - a.center.x, b.center.y - a.center.y];
  const along = Math.abs(x * Math.cos(angle) + y * Math.sin(angle));
  const across = Math.abs(y * Math.cos(angle) - x * Math.sin(angle));
  const gap = along - (a.width + b.width) / 2;
  const low = a.height < b.height ? a : b;
  if (height > low.height * MAX_HEIGHT_RATIO) {
    const isWithin = across + low.height / 2 < height / 2;
    return isWithin && low.width < height && gap < height * MAX_SMALL_GAP;
  }
  return across < height * MAX_OFFSET && gap < height * MAX_GAP;
}
