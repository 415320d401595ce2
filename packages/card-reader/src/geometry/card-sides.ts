import type { Point, Quad } from '../geometry.ts';
import type { CardReading } from '../reading.ts';
import { invert, mapPoint, rectToQuad } from './homography.ts';
import { quadCenter } from './quad-size.ts';

/** Room around the text of a card without an outline, as a share of the text's height. */
const MARGIN = 0.12;

type Placed = Pick<CardReading, 'quad' | 'backQuad' | 'lines'>;

/** Where a card is on its photograph: its front, and its back if that is on the photograph too. */
export function findSides({ quad, backQuad, lines }: Placed): Quad[] {
  const front = lines.filter((line) => !backQuad || !findBox(line.quad, backQuad));
  const sides = [quad ?? encloseText(front.map((line) => line.quad)), backQuad];
  return sides.filter((side) => side !== null && side !== undefined);
}

/** A part of a flattened card, as shares of its width and height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a line is on a side, or null if it is not on that side. */
export function findBox(line: Quad, side: Quad): Box | null {
  const toSide = invert(rectToQuad(1, 1, side));
  const middle = mapPoint(toSide, quadCenter(line));
  const isOnIt = middle.x > 0 && middle.x < 1 && middle.y > 0 && middle.y < 1;
  return isOnIt ? boxOf(line.map((corner) => mapPoint(toSide, corner))) : null;
}

function boxOf(points: readonly Point<'frame'>[]): Box {
  const [xs, ys] = [points.map(({ x }) => clamp(x)), points.map(({ y }) => clamp(y))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** The smallest rectangle around the text that is as level as its longest line. */
function encloseText(quads: readonly Quad[]): Quad | null {
  const length = ([a, b]: Quad) => Math.hypot(b.x - a.x, b.y - a.y);
  const [longest] = quads.toSorted((a, b) => length(b) - length(a));
  if (!longest || length(longest) === 0) return null;
  const [a, b] = longest;
  const cos = (b.x - a.x) / length(longest);
  const sin = (b.y - a.y) / length(longest);
  const corners = quads.flat();
  const along = corners.map(({ x, y }) => x * cos + y * sin);
  const across = corners.map(({ x, y }) => y * cos - x * sin);
  const margin = MARGIN * (Math.max(...across) - Math.min(...across));
  const [left, right] = [Math.min(...along) - margin, Math.max(...along) + margin];
  const [top, bottom] = [Math.min(...across) - margin, Math.max(...across) + margin];
  const back = (u: number, v: number): Point => ({ x: u * cos - v * sin, y: u * sin + v * cos });
  return [back(left, top), back(right, top), back(right, bottom), back(left, bottom)];
}
