import { heightOf } from './box.ts';
import type { LaidLine } from './lay-out.ts';

/** More lines and letters than any card has: a page of text is looked at where it is most like a card. */
export const MOST_LINES = 120;
const LONGEST_LINE = 200;

/** An address or a number that somebody could be reached at. */
const REACHABLE = /@|www|\d(?:[\s./()-]{0,2}\d){5}/;

/**
 * The same lines, those beyond what a card can hold emptied of their text: first stay lines with addresses and
 * numbers, then the tallest. Understanding takes time for each line, and nobody may make it take minutes.
 */
export function cardLikeLines(lines: readonly LaidLine[]): LaidLine[] {
  const shortened = lines.map((line) =>
    line.text.length > LONGEST_LINE ? { ...line, text: line.text.slice(0, LONGEST_LINE) } : line,
  );
  if (shortened.length <= MOST_LINES) return shortened;
  const isReachable = shortened.map(({ text }) => REACHABLE.test(text));
  const ranked = [...shortened.keys()].sort(
    (a, b) =>
      Number(isReachable[b]) - Number(isReachable[a]) ||
      heightOf(shortened[b]?.box ?? EMPTY) - heightOf(shortened[a]?.box ?? EMPTY),
  );
  // Numbers alone say nobody's name.
  const reachable = ranked.filter((line) => isReachable[line]).slice(0, MOST_LINES / 2);
  const others = ranked.filter((line) => !isReachable[line]);
  const kept = new Set([...reachable, ...others].slice(0, MOST_LINES));
  return shortened.map((line, i) => (kept.has(i) ? line : { ...line, text: '', doubts: [] }));
}

const EMPTY = { left: 0, top: 0, right: 0, bottom: 0 };
