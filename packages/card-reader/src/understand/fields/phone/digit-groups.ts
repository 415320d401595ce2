/** Digits that stand together, and what stands before them. */
export interface DigitGroup {
  digits: string;
  /** What parts them from the group before; empty for the first group. */
  gap: string;
  /** Where they begin and end in the run. */
  start: number;
  end: number;
}

/** A bar beside a number is read as a 1: “+33.6.39.98.22.271 +33.4.65.71.15.04”. */
const BEFORE_NEXT = /^\s+[+(\p{L}]/u;

/**
 * The groups of a run. A digit at the end of a group that was a letter, or may be a bar, is a group of its own, so that
 * the number may end before it.
 * @param digits the run with letters read as digits
 * @param printed the run as printed, of the same length
 * @param behind what follows the run
 */
export function digitGroups(digits: string, printed: string, behind: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
  const add = (start: number, end: number) =>
    groups.push({
      digits: digits.slice(start, end),
      gap: digits.slice(groups.at(-1)?.end ?? start, start),
      start,
      end,
    });
  for (const { 0: own, index } of digits.matchAll(/\d+/g)) {
    const end = index + own.length;
    const isBar = own.endsWith('1') && end >= digits.trimEnd().length && BEFORE_NEXT.test(behind);
    const isApart = own.length > 2 && (isBar || !/\d/.test(printed.charAt(end - 1)));
    add(index, isApart ? end - 1 : end);
    if (isApart) add(end - 1, end);
  }
  return groups;
}

/** The groups from one to another as they are printed, with the signs and brackets around them. */
export function textOf(run: string, groups: readonly DigitGroup[], from: number, to: number) {
  const first = groups[from] as DigitGroup;
  const last = groups[to] as DigitGroup;
  const next = groups[to + 1];
  const opened = /[([+][([+\s]*$/.exec(run.slice(0, first.start))?.[0].length ?? 0;
  const closed = /^\s?[)\]]*/.exec(run.slice(last.end, next?.start))?.[0].length ?? 0;
  const [start, end] = [first.start - opened, last.end + closed];
  return { printed: run.slice(start, end), start, end };
}

export type GapKind = 'extension' | 'stroke' | 'spaced dash' | 'dash' | 'bullet' | 'space' | 'none';

const GAP_KINDS: [GapKind, RegExp][] = [
  ['extension', /[\p{L}#]/u],
  ['stroke', /\//],
  ['spaced dash', /\s[–—−-]\s/],
  ['dash', /[–—−-]/],
  ['bullet', /[•·]/],
  ['space', /\s/],
];

/** What parts two groups, brackets aside. */
export const gapKind = (gap: string): GapKind =>
  GAP_KINDS.find(([, pattern]) => pattern.test(gap))?.[0] ?? 'none';
