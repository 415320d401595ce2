import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from './lay-out-card.ts';

export const lengthOf = ({ spans }: PlacedLine) =>
  spans.reduce((sum, { text }) => sum + text.length, 0);

/**
 * The share of a line's free width that is to its left: 0 where other lines share its left edge, 1 where they share
 * its right edge.
 */
function anchorOf(line: PlacedLine, lines: readonly PlacedLine[]): number {
  const sharing = (edge: (each: PlacedLine) => number) =>
    lines.filter(
      (other) => other !== line && Math.abs(edge(other) - edge(line)) < line.height * 0.5,
    ).length;
  const left = sharing(({ x }) => x);
  const middle = sharing(({ x, width }) => x + width / 2);
  const right = sharing(({ x, width }) => x + width);
  if (middle > left && middle > right) return 0.5;
  return right > left ? 1 : 0;
}

/** Fits the widths of lines whose texts became longer or shorter, and keeps them aligned to their columns. */
export function fitWidths(lines: readonly PlacedLine[], lengths: readonly number[]): PlacedLine[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  return lines.map((line, i) => {
    const longer = Math.max(0.15, lengthOf(line) / Math.max(1, lengths[i] ?? 1));
    const width = Math.min(line.width * longer, (right - left) * 1.05);
    return { ...line, width, x: line.x + anchorOf(line, lines) * (line.width - width) };
  });
}

const MIRRORED = 0.15;

/** Makes a card somewhat wider or narrower, and sometimes mirrors its columns. */
export function stretch(lines: readonly PlacedLine[], random: Random): PlacedLine[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const by = random.between(0.85, 1.18);
  const isMirrored = random.chance(MIRRORED);
  return lines.map((line) => {
    const x = isMirrored ? left + right - line.x - line.width : line.x;
    const middle = (left + right) / 2;
    return { ...line, x: middle + (x - middle) * by, width: line.width * by };
  });
}
