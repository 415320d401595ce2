import type { RotatedRect } from '../geometry/rotated-rect.ts';
import type { RgbImage } from '../geometry.ts';
import { median } from '../median.ts';
import { leastEdge, letterEdges } from './letter-edges.ts';

/** From this height on the detector may miss a line's accents, in heights of the card's median line. */
const LARGE = 1.2;
/** The most that is cut off a letter or stands over it, in heights of the line. */
const REACH = 0.5;
/** A mark is no further from its letter, in heights of the line. */
const GAP = 0.16;
/** The share of the fullest row's edges that a row of accents may have. With more it is another line. */
const MARKS = 0.6;
/** The margin beyond the letters, in heights of the line. */
const FREE = 0.06;

/** The height from which a line is large beside the others of its card. */
export const leastLarge = (rects: readonly RotatedRect<'frame'>[]) =>
  LARGE * median(rects.map(({ height }) => height));

/** The pixels of a line with its whole letters. */
export interface LineCrop {
  crop: RgbImage;
  /** As the line was found; null where that is the same. */
  tight: RgbImage | null;
}

/**
 * Crops the lines of a card, large ones with their whole letters.
 * @param crop the pixels of a rectangle, laid flat
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
 * Crops a line, taller than it was found where its upper or lower edge runs through letters. Of large letters the
 * detector finds the body and misses an accent over it or a cedilla below.
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
 * How far letters and their accents reach beyond the line's edge, in heights of the line; 0 where they touch
 * something else.
 * @param edges of letters in each row of the higher crop, from outside
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
