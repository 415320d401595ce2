/** What parts two groups of digits. */
interface Gap {
  kind: 'extension' | 'stroke' | 'spaced dash' | 'dash' | 'bullet' | 'space' | 'none';
  pattern: RegExp;
  /** The cost of beginning another number behind it, and of continuing the same one. */
  cut: number;
  goOn: number;
}

export type GapKind = Gap['kind'];

/** The first pattern that fits decides. Only the order of the summed costs matters. */
const GAPS: readonly Gap[] = [
  { kind: 'extension', pattern: /[\p{L}#]/u, cut: Number.POSITIVE_INFINITY, goOn: 0 },
  { kind: 'stroke', pattern: /\//, cut: 0, goOn: 2 },
  { kind: 'spaced dash', pattern: /\s[–—−-]\s/, cut: 1, goOn: 1 },
  { kind: 'dash', pattern: /[–—−-]/, cut: 4, goOn: 0 },
  { kind: 'bullet', pattern: /•/, cut: 1, goOn: 1 },
  { kind: 'space', pattern: /\s/, cut: 2, goOn: 0 },
  { kind: 'none', pattern: /^/, cut: 5, goOn: 0 },
];

/** Digits that stand together. */
export interface DigitGroup {
  digits: string;
  /** What stands between them and the group before. */
  gap: string;
  parted: Gap;
  /** Where the group begins and ends in the run. */
  start: number;
  end: number;
}

/** A bar beside a number is read as a 1: “+33.6.39.98.22.271 +33.4.65.71.15.04”. */
const BEFORE_NEXT = /^\s+[+(\p{L}]/u;

/**
 * The groups of a run. A last digit that was a letter, or may be a bar, is a group by itself, so that the number can
 * end before it.
 * @param digits the run with letters read as digits
 * @param printed the run as printed, of the same length
 * @param behind what follows the run
 */
export function digitGroups(digits: string, printed: string, behind: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
  const add = (start: number, end: number) => {
    const gap = digits.slice(groups.at(-1)?.end ?? start, start);
    const parted = GAPS.find(({ pattern }) => pattern.test(gap)) as Gap;
    groups.push({ digits: digits.slice(start, end), gap, parted, start, end });
  };
  for (const { 0: own, index } of digits.matchAll(/\d+/g)) {
    const end = index + own.length;
    const isBar = own.endsWith('1') && end === digits.trimEnd().length && BEFORE_NEXT.test(behind);
    const isApart = own.length > 2 && (isBar || !/\d/.test(printed.charAt(end - 1)));
    add(index, isApart ? end - 1 : end);
    if (isApart) add(end - 1, end);
  }
  return groups;
}

/** The groups between two indices as printed, with the signs and brackets around them. */
export function textOf(run: string, groups: readonly DigitGroup[], from: number, to: number) {
  const [first, last] = [groups[from] as DigitGroup, groups[to] as DigitGroup];
  const opened = /[([+][([+\s]*$/.exec(run.slice(0, first.start))?.[0].length ?? 0;
  const closed = /^(?:\s?[)\]])*/.exec(run.slice(last.end, groups[to + 1]?.start))?.[0].length ?? 0;
  const [start, end] = [first.start - opened, last.end + closed];
  return { printed: run.slice(start, end), start, end };
}
