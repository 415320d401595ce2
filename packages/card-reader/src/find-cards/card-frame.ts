import { dominantAngle } from '../find-lines/dominant-angle.ts';
import type { TextRegion } from '../find-lines/find-text-regions.ts';
import { invert, mapPoint, rectToQuad } from '../geometry/homography.ts';
import { quadSize } from '../geometry/quad-size.ts';
import { minAreaRect, rectAtAngle, rectCorners, wrapHalfTurn } from '../geometry/rotated-rect.ts';
import type { Quad } from '../geometry.ts';
import type { TextGroup } from './text-group.ts';

/**
 * A flat rectangle the card's text is laid out on, its lines level but perhaps upside down.
 * `corners` are those of the rectangle on the photograph, clockwise from the frame's top left.
 */
export interface CardFrame {
  corners: Quad;
  width: number;
  height: number;
}

/** The card itself where its outline is known, else an upright rectangle around its text. */
export function frameOf({ quad, regions }: TextGroup): CardFrame {
  const angle = dominantAngle(regions.map(minAreaRect));
  const corners = quad ? levelQuad(quad, angle) : levelRect(regions, angle);
  return { corners, ...quadSize(corners) };
}

/** The same quad, starting at the corner whose first side is closest to the direction `angle`. */
function levelQuad(quad: Quad, angle: number): Quad {
  const turns = [0, 1, 2, 3].map(
    (first) => [0, 1, 2, 3].map((i) => quad[(first + i) % 4]) as unknown as Quad,
  );
  const along = ([a, b, c, d]: Quad) => {
    const x = b.x - a.x + c.x - d.x;
    const y = b.y - a.y + c.y - d.y;
    return (x * Math.cos(angle) + y * Math.sin(angle)) / Math.hypot(x, y);
  };
  return turns.reduce((best, other) => (along(other) > along(best) ? other : best));
}

function levelRect(regions: readonly TextRegion[], angle: number): Quad {
  const rect = rectAtAngle(regions.flat(), angle);
  const margin = rect.height / Math.max(1, regions.length);
  return rectCorners({ ...rect, width: rect.width + margin, height: rect.height + margin });
}

/** Maps regions of the photograph into the frame. */
export function intoFrame(regions: readonly TextRegion[], frame: CardFrame): TextRegion<'frame'>[] {
  const toFrame = invert(rectToQuad(frame.width, frame.height, frame.corners));
  return regions.map((region) => region.map((point) => mapPoint(toFrame, point)));
}

/** The same frame with its text the other way up. */
export function upsideDown({ corners: [a, b, c, d], width, height }: CardFrame): CardFrame {
  return { corners: [c, d, a, b], width, height };
}

/** How far the frame's lines are from level on the photograph, radians from 0 to 90°. */
export function frameSteepness({ corners: [a, b, c, d] }: CardFrame): number {
  const angle = Math.atan2(b.y - a.y + c.y - d.y, b.x - a.x + c.x - d.x);
  return Math.abs(wrapHalfTurn(angle));
}

/** The frame's own outline in its own coordinates. */
export function frameRectangle({ width, height }: CardFrame): Quad<'frame'> {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}
