import type { Point, Quad } from '../../geometry.ts';
import type { TextLine } from '../../reading.ts';

/** An upright box in the card's own frame, in pixels of the photograph. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface LaidLine extends TextLine<'frame'> {
  box: Box;
}

const middle = (a: number, b: number) => (a + b) / 2;

/** The direction in which most of the text runs, in radians; long lines count for more. */
function textAngle(lines: readonly TextLine<'frame'>[]): number {
  let x = 0;
  let y = 0;
  for (const { quad } of lines) {
    x += quad[1].x - quad[0].x + quad[2].x - quad[3].x;
    y += quad[1].y - quad[0].y + quad[2].y - quad[3].y;
  }
  return x === 0 && y === 0 ? 0 : Math.atan2(y, x);
}

function boxOf(quad: Quad<'frame'>, angle: number): Box {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turn = ({ x, y }: Point<'frame'>): Point<'frame'> => ({
    x: x * cos + y * sin,
    y: y * cos - x * sin,
  });
  const [a, b, c, d] = [turn(quad[0]), turn(quad[1]), turn(quad[2]), turn(quad[3])];
  return {
    left: middle(a.x, d.x),
    right: middle(b.x, c.x),
    top: middle(a.y, b.y),
    bottom: middle(d.y, c.y),
  };
}

const centerY = (box: Box) => middle(box.top, box.bottom);

/**
 * Puts lines into reading order: rows from top to bottom, each from left to right. The order does
 * not depend on the order in which the lines come.
 */
export function layOut(lines: readonly TextLine<'frame'>[]): LaidLine[] {
  const angle = textAngle(lines);
  const laid = lines
    .map((line) => ({ ...line, box: boxOf(line.quad, angle) }))
    .sort(
      (a, b) =>
        centerY(a.box) - centerY(b.box) || a.box.left - b.box.left || (a.text < b.text ? -1 : 1),
    );
  const rows: LaidLine[][] = [];
  for (const line of laid) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sharesRow(first.box, line.box)) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left));
}

/** Two boxes stand side by side when the center of each is within the other's height. */
export function sharesRow(a: Box, b: Box): boolean {
  const distance = Math.abs(centerY(a) - centerY(b));
  return distance < Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
}
