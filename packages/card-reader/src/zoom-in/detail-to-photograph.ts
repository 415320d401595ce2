import type { Point } from '../geometry.ts';
import type { Part } from '../image/part.ts';
import type { Detail, DetailPiece } from './detail.ts';

/**
 * Maps points of a detail to the photograph.
 *
 * @param scale pixels of the photograph, in which places are given, per pixel of the picture that the detail
 * was cut from
 */
export function onPhotograph({ pieces }: Detail, scale: number): (point: Point) => Point {
  return (point) => {
    const { from, to } = pieceAt(pieces, point);
    return {
      x: (from.x + ((point.x - to.x) * from.width) / to.width) * scale,
      y: (from.y + ((point.y - to.y) * from.height) / to.height) * scale,
    };
  };
}

/** The piece a point is on, or the nearest one: corners of cards may lie outside of all. */
function pieceAt(pieces: readonly DetailPiece[], point: Point): DetailPiece {
  const [nearest] = pieces.toSorted((a, b) => away(a.to, point) - away(b.to, point));
  return nearest as DetailPiece;
}

function away({ x, y, width, height }: Part, point: Point): number {
  const beside = Math.max(x - point.x, 0, point.x - x - width);
  const above = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(beside, above);
}
