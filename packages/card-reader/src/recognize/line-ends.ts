import { type RotatedRect, rectCorners } from '../geometry/rotated-rect.ts';
import type { Point, RgbImage } from '../geometry.ts';
import { leastLarge } from './crop-with-marks.ts';
import { inkColumns, leastEdge } from './letter-edges.ts';

/** How far to search beside a line for the rest of it, in line heights. */
const REACH = 6;
/** Words of one line are not farther apart than this, in line heights. */
const WORD_GAP = 0.8;
/** The step of the search for the card's edge, in line heights. */
const STEP = 0.25;
/** The margin around the letters, in line heights. */
const FREE = 0.1;
/** Lines side by side share more of their height than this. */
const BESIDE = 0.2;

/** How far a line continues to the left and right of its rectangle, in pixels of the card's frame. */
export interface Ends {
  left: number;
  right: number;
}

/**
 * Finds where large lines continue beyond their rectangles. The detector finds some words of display type but misses
 * “&” or “La” before them. Null for a line with no such ink beside it.
 *
 * @param crops the lines' own pixels
 * @param crop returns the pixels of a rectangle, flat
 */
export function findEnds(
  rects: readonly RotatedRect<'frame'>[],
  crops: readonly RgbImage[],
  isOnCard: (point: Point<'frame'>) => boolean,
  crop: (rect: RotatedRect<'frame'>) => RgbImage,
): (Ends | null)[] {
  const large = leastLarge(rects);
  return rects.map((rect, i) => {
    if (rect.height < large) return null;
    const least = leastEdge(crops[i] as RgbImage);
    const [left, right] = [-1, 1].map((side) => {
      const room = roomBeside(rect, side, rects, isOnCard);
      if (room < WORD_GAP * rect.height) return 0;
      const columns = inkColumns(crop(stripBeside(rect, side, room)), least);
      return inkLength(side < 0 ? columns.reverse() : columns, room, rect.height);
    }) as [number, number];
    return left + right > 0 ? { left, right } : null;
  });
}

/** The rectangle extended by what is beside it. */
export const widenTo = (
  rect: RotatedRect<'frame'>,
  { left, right }: Ends,
): RotatedRect<'frame'> => ({
  ...movedAlong(rect, (right - left) / 2),
  width: rect.width + left + right,
});

function movedAlong(
  { center: { x, y }, ...rect }: RotatedRect<'frame'>,
  distance: number,
): RotatedRect<'frame'> {
  const center = {
    x: x + distance * Math.cos(rect.angle),
    y: y + distance * Math.sin(rect.angle),
  };
  return { ...rect, center };
}

/** The distance from a line's end to the next line or the card's edge, at most `REACH`, in pixels of the frame. */
function roomBeside(
  rect: RotatedRect<'frame'>,
  side: number,
  rects: readonly RotatedRect<'frame'>[],
  isOnCard: (point: Point<'frame'>) => boolean,
): number {
  const [cos, sin] = [Math.cos(rect.angle), Math.sin(rect.angle)];
  const others = rects.flatMap((other) => {
    const [x, y] = [other.center.x - rect.center.x, other.center.y - rect.center.y];
    const along = side * (x * cos + y * sin);
    const across = Math.abs(y * cos - x * sin);
    const shared = (rect.height + other.height) / 2 - across;
    const isBeside = other !== rect && along > 0 && shared > BESIDE * rect.height;
    return isBeside ? [along - (other.width + rect.width) / 2] : [];
  });
  let room = Math.min(REACH * rect.height, ...others);
  const end = () => rectCorners(stripBeside(rect, side, room));
  while (room > 0 && !end().every(isOnCard)) room -= STEP * rect.height;
  return room;
}

const stripBeside = (
  rect: RotatedRect<'frame'>,
  side: number,
  length: number,
): RotatedRect<'frame'> => ({
  ...movedAlong(rect, (side * (rect.width + length)) / 2),
  width: length,
});

/**
 * How far the ink continues without a gap wider than one between words, in pixels of the frame. Returns 0 if it never
 * ends.
 */
function inkLength(columns: readonly boolean[], length: number, height: number): number {
  const perColumn = length / columns.length;
  const gap = (WORD_GAP * height) / perColumn;
  let last = -1;
  for (let x = 0; x < columns.length && x - last <= gap; x++) if (columns[x]) last = x;
  if (last < 0 || last === columns.length - 1) return 0;
  return Math.min(length, (last + 1) * perColumn + FREE * height);
}
