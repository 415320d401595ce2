import { convexHull } from '../geometry/convex-hull.ts';
import type { Plane, Point } from '../geometry.ts';
import {
  type Component,
  findComponents,
  type GrayMap,
  type Mask,
  outlineOf,
} from '../image/components.ts';

/**
 * The thresholds of PP-OCR's own post-processing (“Real-time Scene Text Detection with DB”, 2020).
 */
const PIXEL_THRESHOLD = 0.3;
const SCORE_THRESHOLD = 0.5;

/** The core of one text line: a convex outline, clockwise. */
export type TextRegion<On extends Plane = 'photograph'> = readonly Point<On>[];

/**
 * The outlines of all text on a map of probabilities that a pixel is inside a text line.
 *
 * @param scale pixels of the picture per pixel of the map
 * @param origin where the map begins, in pixels of the map
 */
export function findTextRegions<On extends Plane = 'photograph'>(
  map: GrayMap,
  scale: Point,
  origin: Point = { x: 0, y: 0 },
): TextRegion<On>[] {
  return findComponents(likely(map), 'sides and corners')
    .filter((region) => meanOf(region, map) >= SCORE_THRESHOLD)
    .map((region) =>
      convexHull(
        outlineOf(region).flatMap(({ x, y }) =>
          pixelCorners<On>({ x: x + origin.x, y: y + origin.y }, scale),
        ),
      ),
    );
}

function likely({ width, height, data }: GrayMap): Mask {
  const mask = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) mask[i] = (data[i] as number) > PIXEL_THRESHOLD ? 1 : 0;
  return { width, height, data: mask };
}

function meanOf({ runs, area }: Component, { width, data }: GrayMap): number {
  let sum = 0;
  for (const { y, left, right } of runs) {
    for (let i = y * width + left; i <= y * width + right; i++) sum += data[i] as number;
  }
  return sum / area;
}

/** The corners of a pixel. Without them a region one pixel high would have no height. */
function pixelCorners<On extends Plane>({ x, y }: Point, scale: Point): Point<On>[] {
  const [left, right] = [x * scale.x, (x + 1) * scale.x];
  const [top, bottom] = [y * scale.y, (y + 1) * scale.y];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
}
