import type { Part } from '../image/part.ts';
import type { Detail } from './detail.ts';

/**
 * Lays out parts of a picture below each other, or beside each other, as large as possible.
 *
 * @param longSide the most that the long side may have
 */
export function arrangePieces(
  parts: readonly Part[],
  longSide: number,
  sideBySide: boolean,
): Omit<Detail, 'ground'> {
  const widths = parts.map(({ width }) => width);
  const heights = parts.map(({ height }) => height);
  const width = sideBySide ? sum(widths) : Math.max(...widths);
  const height = sideBySide ? Math.max(...heights) : sum(heights);
  const scale = Math.min(1, longSide / Math.max(width, height));
  let along = 0;
  return {
    scale,
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
    pieces: parts.map((from) => {
      const at = Math.floor(along * scale);
      along += sideBySide ? from.width : from.height;
      const size = {
        width: Math.max(1, Math.floor(from.width * scale)),
        height: Math.max(1, Math.floor(from.height * scale)),
      };
      return { from, to: sideBySide ? { x: at, y: 0, ...size } : { x: 0, y: at, ...size } };
    }),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
