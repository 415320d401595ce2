import { median } from '../../median.ts';
import { heightOf, union } from './box.ts';
import type { Box, LaidLine } from './lay-out.ts';

/** How the text of a card is set. */
export interface CardMeasures {
  /** Median height of its lines, in pixels; at least one. */
  typicalHeight: number;
  tallest: number;
  /** Most of its lines have no capital at all. */
  inSmallLetters: boolean;
  /** Outline of all its text. */
  extent: Box;
}

export function measuresOf(lines: readonly LaidLine[]): CardMeasures {
  const heights = lines.map((line) => heightOf(line.box));
  const worded = lines.filter(
    ({ text }) => /\p{L}{3}/u.test(text) && !/@|www|\.\p{L}{2,}$/u.test(text),
  );
  const small = worded.filter(({ text }) => text === text.toLowerCase());
  return {
    typicalHeight: Math.max(1, median(heights)),
    tallest: Math.max(1, ...heights),
    inSmallLetters: small.length > 0.6 * worded.length,
    extent:
      lines.length > 0
        ? union(lines.map((line) => line.box))
        : { left: 0, top: 0, right: 0, bottom: 0 },
  };
}
