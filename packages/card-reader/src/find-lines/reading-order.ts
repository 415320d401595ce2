import { quadCenter, quadSize } from '../geometry/quad-size.ts';
import type { TextLine } from '../reading.ts';

/**
 * Sorts lines from top to bottom, and those side by side from left to right. Two lines are side by
 * side if the center of one is within the inner half of the other's height.
 */
export function inReadingOrder(lines: readonly TextLine<'frame'>[]): TextLine<'frame'>[] {
  const byTop = [...lines].sort((a, b) => quadCenter(a.quad).y - quadCenter(b.quad).y);
  const rows: TextLine<'frame'>[][] = [];
  for (const line of byTop) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sideBySide(first, line)) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((a, b) => quadCenter(a.quad).x - quadCenter(b.quad).x));
}

function sideBySide(a: TextLine<'frame'>, b: TextLine<'frame'>): boolean {
  const apart = Math.abs(quadCenter(a.quad).y - quadCenter(b.quad).y);
  return apart < Math.min(quadSize(a.quad).height, quadSize(b.quad).height) / 4;
}
