import { convexHull } from '../geometry/convex-hull.ts';
import type { Point } from '../geometry.ts';
import { findComponents, type GrayMap } from '../image/components.ts';

/** The limits of PP-OCR's own post-processing (“Real-time Scene Text Detection with DB”, 2020). */
const PIXEL_THRESHOLD = 0.3;
const SCORE_THRESHOLD = 0.5;

/** The core of one text line: a convex outline, clockwise, in pixels of the photograph. */
export type TextRegion = readonly Point[];

/** The outlines of all text on a probability map, scaled from the map to the picture. */
export function findTextRegions(
  map: GrayMap,
  picture: { width: number; height: number },
): TextRegion[] {
  const sx = picture.width / map.width;
  const sy = picture.height / map.height;
  return findComponents(map, PIXEL_THRESHOLD, 'sides and corners')
    .filter(({ mean }) => mean >= SCORE_THRESHOLD)
    .map(({ outline }) => convexHull(outline.flatMap((pixel) => pixelCorners(pixel, sx, sy))));
}

/** A pixel is a square: without its corners a region one pixel high would have no height. */
function pixelCorners({ x, y }: Point, sx: number, sy: number): Point[] {
  return [
    { x: x * sx, y: y * sy },
    { x: (x + 1) * sx, y: y * sy },
    { x: x * sx, y: (y + 1) * sy },
    { x: (x + 1) * sx, y: (y + 1) * sy },
  ];
}
