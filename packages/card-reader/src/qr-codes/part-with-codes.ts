import type { Point } from '../geometry.ts';
import type { Part } from '../image/part.ts';
import type { FinderPattern } from './pattern-around.ts';

/** How much larger one pattern of a code may look than another, and one side than the other. */
const MOST_UNEVEN = 1.6;
/** The most for the cosine of the angle between both sides. It is 0 when seen from above. */
const MOST_ASKEW = 0.5;
/** Modules between the centers of two patterns: 14 in the smallest code, 170 in the largest. */
const FEWEST_MODULES = 8;
const MOST_MODULES = 190;
/** More patterns would make too many groups of three. */
const MOST_PATTERNS = 60;
/** Margin around a code, in sizes of its finder patterns: half a pattern, the quiet zone, and as much again. */
const MARGIN = 1.6;

/** The part of a picture with all QR codes of which three finder patterns were found. Null if there is none. */
export function partWithCodes(
  patterns: readonly FinderPattern[] | null,
  { width, height }: { width: number; height: number },
): Part | null {
  if (!patterns || patterns.length > MOST_PATTERNS) return { x: 0, y: 0, width, height };
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const corners of codes(patterns)) {
    for (const { center, size } of corners) {
      left = Math.min(left, center.x - size * MARGIN);
      top = Math.min(top, center.y - size * MARGIN);
      right = Math.max(right, center.x + size * MARGIN);
      bottom = Math.max(bottom, center.y + size * MARGIN);
    }
  }
  if (right <= left) return null;
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right)) - x,
    height: Math.min(height, Math.ceil(bottom)) - y,
  };
}

/** The four corners of every three patterns that are placed like a code's. */
function* codes(patterns: readonly FinderPattern[]): Generator<FinderPattern[]> {
  for (const corner of patterns) {
    for (const [i, one] of patterns.entries()) {
      for (const other of patterns.slice(i + 1)) {
        if (one === corner || other === corner || !areCode(corner, one, other)) continue;
        const opposite: Point = {
          x: one.center.x + other.center.x - corner.center.x,
          y: one.center.y + other.center.y - corner.center.y,
        };
        yield [corner, one, other, { center: opposite, size: corner.size }];
      }
    }
  }
}

function areCode(corner: FinderPattern, one: FinderPattern, other: FinderPattern): boolean {
  const sizes = [corner.size, one.size, other.size];
  if (Math.max(...sizes) > MOST_UNEVEN * Math.min(...sizes)) return false;
  const [a, b] = [away(corner, one), away(corner, other)];
  const [long, short] = [Math.max(a.length, b.length), Math.min(a.length, b.length)];
  if (long > MOST_UNEVEN * short) return false;
  if (Math.abs(a.x * b.x + a.y * b.y) > MOST_ASKEW * long * short) return false;
  const module = (corner.size + one.size + other.size) / 21;
  return short >= FEWEST_MODULES * module && long <= MOST_MODULES * module;
}

function away(from: FinderPattern, to: FinderPattern): Point & { length: number } {
  const [x, y] = [to.center.x - from.center.x, to.center.y - from.center.y];
  return { x, y, length: Math.hypot(x, y) };
}
