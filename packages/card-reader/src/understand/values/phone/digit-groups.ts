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
  { kind: 'bullet', pattern: /[•·]/, cut: 1, goOn: 1 },
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

/** The groups of a run, which has digits where letters were read. */
export function digitGroups(run: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (const { 0: digits, index: start } of run.matchAll(/\d+/g)) {
    const gap = run.slice(groups.at(-1)?.end ?? start, start);
    const parted = GAPS.find(({ pattern }) => pattern.test(gap)) as Gap;
    groups.push({ digits, gap, parted, start, end: start + digits.length });
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
