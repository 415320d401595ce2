import { convexHull } from '../geometry/convex-hull.ts';
import { minAreaRect, type RotatedRect, rectAtAngle } from '../geometry/rotated-rect.ts';
import type { Point } from '../geometry.ts';
import { findComponents } from './components.ts';
import { dominantAngle } from './dominant-angle.ts';
import type { ProbabilityMap } from './text-probability.ts';

/** The limits of PP-OCR's own post-processing («Real-time Scene Text Detection with DB», 2020). */
const PIXEL_THRESHOLD = 0.3;
const SCORE_THRESHOLD = 0.5;
/** Training shrinks each line's region; this brings it back. */
const UNCLIP_RATIO = 1.6;
const MIN_SIDE = 3;
/** The angle of a region shorter than this many heights is chance: it takes its neighbours'. */
const SHORT_ASPECT = 2.5;

/** The text lines on the map as rectangles in the map's pixels, their width along the text. */
export function findTextRects(map: ProbabilityMap): RotatedRect[] {
  const hulls = findComponents(map, PIXEL_THRESHOLD)
    .filter((component) => component.score >= SCORE_THRESHOLD)
    .map((component) => convexHull(component.outline));
  const rects = hulls.map((hull) => ({ hull, rect: minAreaRect(hull) }));
  const angle = dominantAngle(rects.map(({ rect }) => rect));
  return rects
    .map(({ hull, rect }) => (isShort(rect) ? levelled(hull, angle) : rect))
    .filter((rect) => Math.min(rect.width, rect.height) >= MIN_SIDE)
    .map(unclip);
}

function isShort({ width, height }: RotatedRect): boolean {
  return width < height * SHORT_ASPECT;
}

function levelled(hull: readonly Point[], angle: number): RotatedRect {
  return rectAtAngle(hull, angle);
}

/** Grows each side by area × ratio ÷ perimeter, as DB's shrinking did in reverse. */
function unclip(rect: RotatedRect): RotatedRect {
  const grow = (rect.width * rect.height * UNCLIP_RATIO) / (2 * (rect.width + rect.height));
  return { ...rect, width: rect.width + 2 * grow, height: rect.height + 2 * grow };
}
