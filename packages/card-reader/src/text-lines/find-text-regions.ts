import { convexHull } from '../geometry/convex-hull.ts';
import type { Plane, Point } from '../geometry.ts';
import { findComponents, type GrayMap } from '../image/components.ts';

/** The limits of PP-OCR's own post-processing (“Real-time Scene Text Detection with DB”, 2020). */
const PIXEL_THRESHOLD = 0.3;
const SCORE_THRESHOLD = 0.5;

/** The core of one text line: a convex outline, clockwise. */
export type TextRegion<On extends Plane = 'photograph'> = readonly Point<On>[];

/** The outlines of all text on a probability map, scaled from the map to what it was made of. */
export function findTextRegions<On extends Plane = 'photograph'>(
  map: GrayMap,
  picture: { width: number; height: number },
): TextRegion<On>[] {
  const sx = picture.width / map.width;
  const sy = picture.height / map.height;
  return findComponents(map, PIXEL_THRESHOLD, 'sides and corners')
    .filter(({ mean }) => mean >= SCORE_THRESHOLD)
    .map(({ outline }) => convexHull(outline.flatMap((pixel) => pixelCorners<On>(pixel, sx, sy))));
}

/** A pixel is a square: without its corners a region one pixel high would have no height. */
function pixelCorners<On extends Plane>({ x, y }: Point, sx: number, sy: number): Point<On>[] {
  return [
    { x: x * sx, y: y * sy },
    { x: (x + 1) * sx, y: y * sy },
    { x: x * sx, y: (y + 1) * sy },
    { x: (x + 1) * sx, y: (y + 1) * sy },
  ];
}
