import { quadCenter, quadSize } from '../geometry/quad-size.ts';
import type { Quad } from '../geometry.ts';
import type { TextLine } from '../reading.ts';

/**
 * The gap between letter-spaced words is at most this, and between columns at least. In heights.
 */
const MAX_GAP = 1.1;
const MAX_HEIGHT_RATIO = 1.35;
const MAX_OFFSET = 0.2;

/**
 * Joins words in capitals that are farther apart than words of a line, but closer than columns: “L
 * E G O F F” is one company.
 *
 * @param lines in reading order, level
 */
export function joinSpacedWords(lines: readonly TextLine<'frame'>[]): TextLine<'frame'>[] {
  return lines.reduce<TextLine<'frame'>[]>((joined, line) => {
    const before = joined.at(-1);
    if (before && isCapitals(before) && isCapitals(line) && isNext(before.quad, line.quad)) {
      joined[joined.length - 1] = join(before, line);
    } else joined.push(line);
    return joined;
  }, []);
}

function isCapitals({ text }: TextLine<'frame'>): boolean {
  return /^[\p{Lu}&.' ’-]+$/u.test(text) && /\p{Lu}{2}/u.test(text);
}

function isNext(left: Quad<'frame'>, right: Quad<'frame'>): boolean {
  const [a, b] = [quadSize(left).height, quadSize(right).height];
  const height = Math.max(a, b);
  const apart = Math.abs(quadCenter(left).y - quadCenter(right).y);
  const gap = right[0].x - left[1].x;
  const isLike = height < Math.min(a, b) * MAX_HEIGHT_RATIO && apart < height * MAX_OFFSET;
  return isLike && gap > -height && gap < height * MAX_GAP;
}

function join(left: TextLine<'frame'>, right: TextLine<'frame'>): TextLine<'frame'> {
  const shift = left.text.length + 1;
  const moved = (right.doubts ?? []).map((doubt) => ({ ...doubt, at: doubt.at + shift }));
  return {
    text: `${left.text} ${right.text}`,
    quad: [left.quad[0], right.quad[1], right.quad[2], left.quad[3]],
    confidence: Math.min(left.confidence, right.confidence),
    doubts: [...(left.doubts ?? []), ...moved],
  };
}
