import { LONGEST_LINE, MOST_LINES_OF_CARD } from '../../limits.ts';
import { heightOf } from './box.ts';
import type { LaidLine } from './lay-out.ts';

/** An address or a number that somebody could be reached at. */
const REACHABLE = /@|www|\d(?:[\s./()-]{0,2}\d){5}/;

/** What scanners' apps write over their pictures, in one line or two. */
const WATERMARK =
  /^\W*(?:[A-Z]{2}\s)?(?:(?:scanned|scan) (?:with|by|using)(?: \w+ ?scanner)?|cam ?scanner)\W*$/i;

/** “ＴＥＬ ０３－” in the letters and digits that everybody else uses, each in its place. */
const halfWidth = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** A line as it is understood. */
function shortened(line: LaidLine): LaidLine {
  if (WATERMARK.test(line.text)) return { ...line, text: '', doubts: [] };
  const text = halfWidth(line.text.slice(0, LONGEST_LINE));
  if (text === line.text) return line;
  // A doubt is a place in the text.
  return { ...line, text, doubts: text.trim() === '' ? [] : line.doubts };
}

/**
 * The same lines, emptied of their text those that scanners' apps wrote and those beyond what a card can hold: first
 * stay lines with addresses and numbers, then the tallest. Understanding takes time for each line, and nobody may make it take minutes.
 */
export function cardLikeLines(lines: readonly LaidLine[]): LaidLine[] {
  const short = lines.map(shortened);
  if (short.length <= MOST_LINES_OF_CARD) return short;
  const isReachable = short.map(({ text }) => REACHABLE.test(text));
  const ranked = [...short.keys()].sort(
    (a, b) =>
      Number(isReachable[b]) - Number(isReachable[a]) ||
      heightOf(short[b]?.box ?? EMPTY) - heightOf(short[a]?.box ?? EMPTY),
  );
  // Numbers alone say nobody's name.
  const reachable = ranked.filter((line) => isReachable[line]).slice(0, MOST_LINES_OF_CARD / 2);
  const others = ranked.filter((line) => !isReachable[line]);
  const kept = new Set([...reachable, ...others].slice(0, MOST_LINES_OF_CARD));
  return short.map((line, i) => (kept.has(i) ? line : { ...line, text: '', doubts: [] }));
}

const EMPTY = { left: 0, top: 0, right: 0, bottom: 0 };
