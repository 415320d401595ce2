import type { CountryCode } from 'libphonenumber-js/max';
import { type DigitGroup, digitGroups } from './digit-groups.ts';
import {
  begins,
  COST,
  type Edge,
  isStray,
  partsOf,
  type Run,
  type RunNumber,
  wholeNumbers,
} from './number-edges.ts';

/** One way to read the groups of a run from some group on. */
interface Way {
  cost: number;
  numbers: readonly RunNumber[];
}

/** Readings that cost no more than this above the best one are about as good. */
const ABOUT_AS_GOOD = 1;

/** Runs of more groups are read up to here, which bounds the time that a line of digits takes. */
const MOST_GROUPS = 24;

/** A number and those behind it, the first of which may be that number with its extension. */
function joined(number: RunNumber | undefined, rest: Way['numbers']): Way['numbers'] {
  const [next, ...others] = rest;
  if (!number) return rest;
  return next?.part === 'extension'
    ? [{ ...next, start: number.start }, ...others]
    : [number, ...rest];
}

const keysOf = ({ numbers }: Way) => numbers.map(({ phone }) => phone.key).join(' ');

/**
 * The numbers of a run of digits: of all ways to cut it the one that libphonenumber's validity and the printed spacing
 * speak for most.
 * @param digits the run, with letters read as digits
 * @param behind what follows the run
 */
export function readRun(
  digits: string,
  countries: readonly CountryCode[],
  behind = '',
): RunNumber[] {
  const groups = digitGroups(digits).slice(0, MOST_GROUPS);
  const home = countries[0];
  const run: Run = { digits, groups, countries, home, behind };

  const wholes = groups.map((_, from) => wholeNumbers(run, from));
  const known = new Map<string, Way[]>();

  /** The best ways from a group on, at most two with different numbers. */
  function waysFrom(from: number, previous?: RunNumber): Way[] {
    const key = `${from} ${previous?.phone.key} ${previous?.printed}`;
    const found = known.get(key);
    if (found) return found;
    const cut =
      previous && from < groups.length
        ? (groups[from] as DigitGroup).parted.cut + (begins(run, from) ? 0 : COST.notBegun)
        : 0;
    const edges = [
      ...(wholes[from] ?? []).map((edge) => ({ ...edge, cost: edge.cost + cut })),
      ...(from < groups.length && isStray(run, from) ? [{ to: from + 1, cost: COST.stray }] : []),
      ...(previous && from < groups.length ? partsOf(run, previous, from) : []),
    ] as Edge[];
    const ways = edges
      .flatMap(({ to, cost, number }) =>
        waysFrom(to, number ?? previous).map((rest) => ({
          cost: cost + rest.cost,
          numbers: joined(number, rest.numbers),
        })),
      )
      .sort((a, b) => a.cost - b.cost);
    const [best] = from === groups.length ? [{ cost: 0, numbers: [] }] : ways;
    const other = ways.find((way) => best && keysOf(way) !== keysOf(best));
    const kept = [best, other].filter((way) => way !== undefined);
    known.set(key, kept);
    return kept;
  }

  const [best, other] = waysFrom(0);
  const isClose = other !== undefined && other.cost - (best?.cost ?? 0) <= ABOUT_AS_GOOD;
  const others = new Set(other?.numbers.map(({ phone }) => phone.key));
  return (best?.numbers ?? []).map((number) => ({
    ...number,
    isDoubted: isClose && !others.has(number.phone.key),
  }));
}
