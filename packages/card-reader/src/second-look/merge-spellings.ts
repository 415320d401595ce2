import { foldLetter } from './fold-letter.ts';

/** More than this share of letters that differ, and the two readings are not of the same text. */
const MAX_DIFFERENCE = 0.3;
/** A space is easily missed, so it weighs little. */
const SPACE_COST = 0.2;

/**
 * The first reading's letters with the second one's marks, case and spaces: `second` knows the
 * language, `first` sees shapes better. Where they disagree on the letter itself `first` stands,
 * unless `second` read a letter that `first` has no name for. Where they disagree too often,
 * `second` is not believed at all.
 * @param known the letters that `first` can read
 */
export function mergeSpellings(first: string, second: string, known: ReadonlySet<string>): string {
  const a = [...first.normalize('NFC')];
  const b = [...second.normalize('NFC')];
  const costs = alignmentCosts(a, b);
  if (costAt(costs, a.length, b.length) > a.length * MAX_DIFFERENCE) return first;
  return walkBack(a, b, costs, known).join('').replace(/ +/g, ' ').trim();
}

/** The least cost of making the first i letters of `a` the first j of `b` (Wagner and Fischer, 1974). */
function alignmentCosts(a: readonly string[], b: readonly string[]): number[][] {
  const costs: number[][] = [];
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = [];
    costs.push(row);
    for (let j = 0; j <= b.length; j++) {
      const cheapest = Math.min(
        costAt(costs, i - 1, j - 1) + pairCost(a[i - 1], b[j - 1]),
        costAt(costs, i - 1, j) + gapCost(a[i - 1]),
        costAt(costs, i, j - 1) + gapCost(b[j - 1]),
      );
      row.push(i + j === 0 ? 0 : cheapest);
    }
  }
  return costs;
}

function walkBack(
  a: readonly string[],
  b: readonly string[],
  costs: readonly number[][],
  known: ReadonlySet<string>,
): string[] {
  const merged: string[] = [];
  let [i, j] = [a.length, b.length];
  while (i > 0 || j > 0) {
    const [x, y] = [a[i - 1], b[j - 1]];
    const here = costAt(costs, i, j);
    if (near(here, costAt(costs, i - 1, j - 1) + pairCost(x, y))) {
      merged.push(choose(x as string, y as string, known));
      i--;
      j--;
    } else if (near(here, costAt(costs, i - 1, j) + gapCost(x))) {
      merged.push(x as string);
      i--;
    } else {
      if (y === ' ' || isMarked(y as string)) merged.push(y as string);
      j--;
    }
  }
  return merged.reverse();
}

function choose(x: string, y: string, known: ReadonlySet<string>): string {
  if (pairCost(x, y) === 0) return /\d/.test(x) && !isMarked(y) ? x : y;
  const unheardOf = isMarked(y) && !known.has(y);
  const insteadOfASign = isMarked(y) && !/[\p{L}\p{N}]/u.test(x);
  return unheardOf || insteadOfASign ? y : x;
}

function isMarked(letter: string): boolean {
  return letter > '\u007f' && /\p{L}/u.test(letter);
}

function pairCost(x: string | undefined, y: string | undefined): number {
  if (x === undefined || y === undefined) return Infinity;
  if (x === y) return 0;
  return /\p{L}/u.test(y) && foldLetter(x) === foldLetter(y) ? 0 : 1;
}

function gapCost(letter: string | undefined): number {
  if (letter === undefined) return Infinity;
  return letter === ' ' ? SPACE_COST : 1;
}

function costAt(costs: readonly number[][], i: number, j: number): number {
  return costs[i]?.[j] ?? Infinity;
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9;
}
