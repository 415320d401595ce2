import type { CountryCode } from 'libphonenumber-js/max';
import { planOf } from '../../world/numbering-plan.ts';
import { withDialedExtension } from './dialed-extension.ts';
import { type DigitGroup, digitGroups, textOf } from './digit-groups.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';
import {
  isNextLine,
  type PrintedNumber,
  shortenedNumber,
  withExtension,
} from './shared-beginning.ts';

/** A number of a run, and where its digits stand in it. */
export interface RunNumber extends PrintedNumber {
  start: number;
  end: number;
  /** The rest of a number is the one before's: only its ending is printed, or it is that one's extension. */
  part?: 'ending' | 'extension';
  /** Whether another reading of the run is about as good and has no such number. */
  isDoubted?: boolean;
}

/** One way to read the groups of a run from some group on. */
interface Way {
  cost: number;
  numbers: readonly RunNumber[];
}

/** What the groups before another one may be: a number, or none. */
interface Edge {
  to: number;
  cost: number;
  number?: RunNumber;
}

/** What a reading costs beside its gaps; the cheapest one wins. */
const COST = {
  mended: 1,
  invalid: 5,
  /** Of no country that is known. */
  unknown: 7,
  /** With a calling code whose country has no such numbers. */
  impossible: 10,
  ending: 1,
  extension: 2,
  /** One that only a dash sets apart: “8555 0142-8013”. */
  dashedExtension: 4,
  /** An extension behind two numbers, of which it may be either's. */
  ofBoth: 2,
  /** An icon or a bar that was read as a digit; to dial one where it is a sign more often. */
  stray: 3,
  dialedSign: 4,
  /** Digits behind a number that are nothing known. */
  leftOver: 9,
  /** Another number without a sign that one begins: a plus, a bracket or a zero. */
  notBegun: 1,
  /** To go on over a dash or stroke that may lead to a next line of the company. */
  mayBeNext: 2,
  /** “5550 (2)”: brackets hold what is dialed first, and never what is dialed last. */
  bracketBehind: 3,
};
/** Readings that cost no more than this above the best one are about as good. */
const ABOUT_AS_GOOD = 1;

/** Beside other numbers, fewer digits are none of their own unless their country has such numbers. */
const SHORTEST = 7;
/** The longest number with its calling code (ITU-T E.164). */
const LONGEST = 15;
const LONGEST_AREA_CODE = 6;
/** Runs of more groups are read up to here, which bounds the time that a line of digits takes. */
const MOST_GROUPS = 24;

function costOf({ valid, mended, key, number }: ParsedPhone): number {
  if (valid) return mended ? COST.mended : 0;
  if (key.startsWith('+')) return COST.invalid;
  return number.includes('+') ? COST.impossible : COST.unknown;
}

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
 * @param run its digits, with letters read as such, and the text of the same length
 * @param behind what follows the run
 */
export function readRun(
  run: { digits: string; printed: string },
  countries: readonly CountryCode[],
  behind = '',
): RunNumber[] {
  const groups = digitGroups(run.digits, run.printed, behind).slice(0, MOST_GROUPS);
  const home = countries[0];
  const dialsZero = home !== undefined && planOf(home).nationalPrefix() === '0';
  const printedOf = (from: number, to: number) => textOf(run.digits, groups, from, to);

  const begins = (from: number) => /^\W*[+(0]/.test(printedOf(from, from).printed);

  /** What it costs that a number goes on with a group. */
  function goOn(before: string, { digits, gap, parted }: DigitGroup, isBegun: boolean): number {
    if (parted.kind === 'stroke' && before.length <= LONGEST_AREA_CODE && isBegun) return 0;
    const isBracket = gap.includes('(') && before.length >= SHORTEST && digits.length < 3;
    const mayBeNext =
      /stroke|dash/.test(parted.kind) && isNextLine(before, digits, parted.kind, home);
    return parted.goOn + (isBracket ? COST.bracketBehind : 0) + (mayBeNext ? COST.mayBeNext : 0);
  }

  /** What a lone digit at either end costs that is a sign more often: the O of “office”, or a bar. */
  function dialedSigns(from: number, to: number): number {
    const [first, second, last] = [groups[from], groups[from + 1], groups[to]];
    const isOffice =
      first?.digits === '0' &&
      /^\s/.test(second?.gap ?? '') &&
      (second?.digits.startsWith('0') || !dialsZero);
    const isBar = last?.digits === '1' && /^\s/.test(last.gap) && to === groups.length - 1;
    return (
      (isOffice ? COST.dialedSign : 0) + (isBar && /^\s*\p{L}/u.test(behind) ? COST.dialedSign : 0)
    );
  }

  /** The groups from one on as a number of their own. */
  function wholeNumbers(from: number): Edge[] {
    const edges: Edge[] = [];
    const isBegun = begins(from);
    let digits = '';
    let cost = 0;
    for (const [i, group] of groups.entries()) {
      if (i < from) continue;
      if (i > from) cost += goOn(digits, group, isBegun);
      if (group.parted.kind !== 'extension') digits += group.digits;
      if (digits.length > LONGEST) break;
      const isAll = from === 0 && i === groups.length - 1;
      if (groups[i + 1]?.parted.kind === 'extension') continue;
      const text = printedOf(from, i);
      const phone =
        withDialedExtension(text.printed, countries) ?? parsePhone(text.printed, countries);
      if (phone && (isAll || phone.valid || digits.length >= SHORTEST))
        edges.push({
          to: i + 1,
          cost: cost + costOf(phone) + dialedSigns(from, i),
          number: { ...text, phone },
        });
    }
    return edges;
  }

  /** The groups from one on as a part of the number before. */
  function partsOf(previous: RunNumber, from: number): Edge[] {
    const { gap, digits, parted } = groups[from] as DigitGroup;
    const edges: Edge[] = [];
    for (let i = from; i < groups.length; i++) {
      if (i > from && groups[i]?.parted.kind === 'stroke') break;
      const text = printedOf(from, i);
      const phone = shortenedNumber(previous, text.printed, parted.kind);
      if (!phone) continue;
      const number: RunNumber = { ...text, printed: previous.printed, phone, part: 'ending' };
      edges.push({ to: i + 1, cost: COST.ending + costOf(phone), number });
    }
    const phone = previous.part ? null : withExtension(previous, digits, parted.kind);
    const printed = previous.printed + gap + digits;
    if (phone) {
      const number: RunNumber = { ...printedOf(from, from), printed, phone, part: 'extension' };
      const cost = parted.kind === 'dash' ? COST.dashedExtension : COST.extension;
      edges.push({ to: from + 1, cost, number });
    }
    const isOfBoth = parted.kind === 'extension';
    if (previous.phone.valid)
      edges.push({ to: groups.length, cost: isOfBoth ? COST.ofBoth : COST.leftOver });
    return edges;
  }

  /** Whether a group may be an icon, a bar or the O of “office”: at either end, or between two numbers. */
  function isStray(at: number): boolean {
    const { digits, gap } = groups[at] as DigitGroup;
    const next = groups[at + 1];
    if (digits.length > (next ? 1 : 2) || groups.length === 1) return false;
    if (next) return /^[\s(]/.test(next.gap) && /^[\s()]*$/.test(gap);
    return (
      gap === '' || (/^[\s()]+$/.test(gap) && (gap.includes('(') || /^\s*[+(\p{L}]/u.test(behind)))
    );
  }

  const wholes = groups.map((_, from) => wholeNumbers(from));
  const known = new Map<string, Way[]>();

  /** The best ways from a group on, at most two with different numbers. */
  function waysFrom(from: number, previous?: RunNumber): Way[] {
    const key = `${from} ${previous?.phone.key} ${previous?.printed}`;
    const found = known.get(key);
    if (found) return found;
    const cut =
      previous && from < groups.length
        ? (groups[from] as DigitGroup).parted.cut + (begins(from) ? 0 : COST.notBegun)
        : 0;
    const edges = [
      ...(wholes[from] ?? []).map((edge) => ({ ...edge, cost: edge.cost + cut })),
      ...(from < groups.length && isStray(from) ? [{ to: from + 1, cost: COST.stray }] : []),
      ...(previous && from < groups.length ? partsOf(previous, from) : []),
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

export const areValid = (numbers: readonly PrintedNumber[]) =>
  numbers.every(({ phone }) => phone.valid);
