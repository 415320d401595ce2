import type { RotatedRect } from '../geometry/rotated-rect.ts';
import type { RgbImage } from '../geometry.ts';
import { median } from '../median.ts';
import { leastEdge, letterEdges } from './letter-edges.ts';

/** From this height on, the detector may miss a line's accents. In heights of the card's median line. */
const LARGE = 1.2;
/** The most that a cut-off letter or an accent may reach beyond the edge, in line heights. */
const REACH = 0.5;
/** The largest gap between a letter and its accent, in line heights. */
const GAP = 0.16;
/** The most edges in a row of accents, as a share of the fullest row's. A row with more is another line. */
const MARKS = 0.6;
/** The margin around the letters, in line heights. */
const FREE = 0.06;

/** The least height of a line that is large compared with the others on its card. */
export const leastLarge = (rects: readonly RotatedRect<'frame'>[]) =>
  LARGE * median(rects.map(({ height }) => height));

/** The pixels of a line with its whole letters. */
export interface LineCrop {
  crop: RgbImage;
  /** The crop as the line was found, or null if it is the same. */
  tight: RgbImage | null;
}

/**
 * Crops the lines of a card, large ones with their whole letters.
 *
 * @param crop returns the pixels of a rectangle, flat
 */
export function cropLines(
  rects: readonly RotatedRect<'frame'>[],
  crop: (rect: RotatedRect<'frame'>) => RgbImage,
): LineCrop[] {
  const large = leastLarge(rects);
  return rects.map((rect) =>
    rect.height < large ? { crop: crop(rect), tight: null } : cropWholeLetters(rect, crop),
  );
}

/**
 * Crops a line, and makes the crop taller if its upper or lower edge cuts through letters. In large type the
 * detector finds the body of a letter and misses an accent above it or a cedilla below.
 */
function cropWholeLetters(
  rect: RotatedRect<'frame'>,
  crop: (rect: RotatedRect<'frame'>) => RgbImage,
): LineCrop {
  const tight = crop(rect);
  const least = leastEdge(tight);
  const edges = letterEdges(tight, least);
  const isCutAbove = edges.at(0) !== 0;
  const isCutBelow = edges.at(-1) !== 0;
  if (!isCutAbove && !isCutBelow) return { crop: tight, tight: null };
  const high = crop(heightened(rect, REACH, REACH));
  const rows = letterEdges(high, least);
  const pixelsPerHeight = high.height / (1 + 2 * REACH);
  const above = isCutAbove ? reach(rows, pixelsPerHeight) : 0;
  const below = isCutBelow ? reach(rows.reverse(), pixelsPerHeight) : 0;
  if (above === 0 && below === 0) return { crop: tight, tight: null };
  return { crop: crop(heightened(rect, above, below)), tight };
}

/**
 * How far letters and their accents reach beyond the line's edge, in line heights. Returns 0 if they touch
 * something else.
 *
 * @param edges letter edges in each row of the taller crop, from the outside
 */
function reach(edges: readonly number[], pixelsPerHeight: number): number {
  const beyond = Math.round(REACH * pixelsPerHeight);
  const outward = edges.slice(0, beyond).reverse();
  const end = outward.indexOf(0);
  if (end < 0) return 0;
  const mark = outward.findIndex((count, i) => i > end && count > 0);
  const markEnd = mark > 0 ? outward.indexOf(0, mark) : -1;
  const isMark =
    markEnd > 0 &&
    mark - end <= GAP * pixelsPerHeight &&
    Math.max(...outward.slice(mark, markEnd)) < MARKS * Math.max(...edges.slice(beyond));
  return (isMark ? markEnd : end) / pixelsPerHeight + FREE;
}

/** @param above, below in heights of the rectangle */
function heightened(
  rect: RotatedRect<'frame'>,
  above: number,
  below: number,
): RotatedRect<'frame'> {
  const { center, height, angle } = rect;
  const down = ((below - above) / 2) * height;
  return {
    ...rect,
    center: { x: center.x - down * Math.sin(angle), y: center.y + down * Math.cos(angle) },
    height: height * (1 + above + below),
  };
}
