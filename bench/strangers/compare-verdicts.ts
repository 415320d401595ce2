import { createRandom } from '@cardsift/invented-cards/random';
import type { VERDICTS } from './judge-picture.ts';
import type { JudgedPicture } from './verdict-file.ts';

type Verdict = (typeof VERDICTS)[number];

/** Shares are 0 to 1. */
export interface Difference {
  before: number;
  after: number;
  /** `after` − `before`, and the ends of its 95 % interval. */
  difference: number;
  low: number;
  high: number;
  /** Pictures whose own share is higher, or lower, than before. */
  more: number;
  less: number;
}

interface Count {
  holds: number;
  of: number;
}

/** Both versions on one card, its scan and its photograph together. */
interface Pair {
  before: Count;
  after: Count;
}

const RESAMPLES = 10_000;

/**
 * How often a verdict holds in two versions of the reader on the same pictures. The interval is a percentile bootstrap
 * (Efron and Tibshirani, “An Introduction to the Bootstrap”, 1993, chapter 13) over cards rather than pictures: a scan
 * and a photograph of one card fail together, so counting them as two would make the interval too narrow.
 *
 * @returns undefined if either version has nothing to judge
 * @throws Error if the two were not judged on the same pictures
 */
export function compareVerdicts(
  before: readonly JudgedPicture[],
  after: readonly JudgedPicture[],
  verdict: Verdict,
): Difference | undefined {
  const pairs = pairPictures(before, after);
  const cards = new Map<string, Pair>();
  let more = 0;
  let less = 0;
  for (const [old, now] of pairs) {
    const pair = { before: count(old, verdict), after: count(now, verdict) };
    const change = share(pair.after) - share(pair.before);
    if (change > 0) more++;
    if (change < 0) less++;
    const known = cards.get(old.card);
    cards.set(old.card, known ? sum([known, pair]) : pair);
  }
  const all = [...cards.values()];
  const total = sum(all);
  if (total.before.of === 0 || total.after.of === 0) return undefined;
  const [low, high] = interval(all);
  return {
    before: share(total.before),
    after: share(total.after),
    difference: difference(total),
    low,
    high,
    more,
    less,
  };
}

function pairPictures(
  before: readonly JudgedPicture[],
  after: readonly JudgedPicture[],
): [JudgedPicture, JudgedPicture][] {
  const name = ({ card, kind }: JudgedPicture) => `${card} ${kind}`;
  const others = new Map(after.map((each) => [name(each), each]));
  if (before.length !== after.length || others.size !== after.length)
    throw new Error(`${before.length} pictures before, ${others.size} after`);
  return before.map((each) => {
    const other = others.get(name(each));
    if (!other) throw new Error(`${name(each)} was judged before only`);
    return [each, other];
  });
}

function count({ verdicts }: JudgedPicture, wanted: Verdict): Count {
  const judged = verdicts.filter(([verdict]) => verdict === wanted);
  return { holds: judged.filter(([, holds]) => holds).length, of: judged.length };
}

/** The seed is fixed, so that the same two files give the same interval. */
function interval(cards: readonly Pair[]): [number, number] {
  const random = createRandom(1);
  const differences = Float64Array.from({ length: RESAMPLES }, () =>
    difference(sum(cards.map(() => random.pick(cards)))),
  ).sort();
  const at = (part: number) => differences[Math.round(part * (RESAMPLES - 1))] ?? 0;
  return [at(0.025), at(0.975)];
}

function difference({ before, after }: Pair): number {
  return share(after) - share(before);
}

function share({ holds, of }: Count): number {
  return of === 0 ? 0 : holds / of;
}

function sum(pairs: readonly Pair[]): Pair {
  const total = { before: { holds: 0, of: 0 }, after: { holds: 0, of: 0 } };
  for (const { before, after } of pairs) {
    total.before.holds += before.holds;
    total.before.of += before.of;
    total.after.holds += after.holds;
    total.after.of += after.of;
  }
  return total;
}
