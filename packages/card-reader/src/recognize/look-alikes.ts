import type { ReadSymbol } from './ctc-decode.ts';

/** How much more often something is another script's, in parts of a natural logarithm: `look-alikes.json`. */
export interface LookAlikes {
  /** For each level of a letter's sureness, the least sure first. */
  sureness: readonly number[];
  /** Pairs of neighbors, a space between two, by what they tell. */
  pairs: Readonly<Record<string, string>>;
}

/** So many parts. */
export const STEPS = 4;
/** Before a word's first and behind its last letter. */
const END = '_';
/** Between these probabilities of a letter lie the levels of its sureness. */
const LEVELS = [0.5, 0.8, 0.95, 0.99];
export const LEVEL_COUNT = LEVELS.length + 1;
/** Letters in a row that say anything. */
const LEAST_LETTERS = 3;

/** How sure the recognizer was of a letter, from 0 on. */
export const levelOf = ({ probability }: ReadSymbol) =>
  LEVELS.filter((limit) => probability >= limit).length;

/** The pairs of neighbors of a run of letters, its ends included: `_A`, `Av`, `v_`. */
export function pairsOf(run: readonly ReadSymbol[]): string[] {
  const all = [END, ...run.map(({ text }) => text), END];
  return all.slice(1).map((letter, i) => `${all[i]}${letter}`);
}

/** The runs of letters of a text that are long enough. */
export function letterRuns(symbols: readonly ReadSymbol[]): ReadSymbol[][] {
  const runs: ReadSymbol[][] = [[]];
  for (const symbol of symbols) {
    if (/\p{L}/u.test(symbol.text)) runs.at(-1)?.push(symbol);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length >= LEAST_LETTERS);
}

/**
 * Tells how much more probably letters were printed in another script than in ours, as a natural logarithm: what each
 * pair and each letter's sureness tells, added up as if they were independent of each other (naive Bayes).
 */
export function readLookAlikes({ sureness, pairs }: LookAlikes) {
  const told = new Map<string, number>();
  for (const [steps, list] of Object.entries(pairs))
    for (const pair of list.split(' ')) told.set(pair, Number(steps) / STEPS);
  return (symbols: readonly ReadSymbol[]): number => {
    let sum = 0;
    for (const run of letterRuns(symbols)) {
      for (const pair of pairsOf(run)) sum += told.get(pair) ?? 0;
      for (const letter of run) sum += (sureness[levelOf(letter)] ?? 0) / STEPS;
    }
    return sum;
  };
}
