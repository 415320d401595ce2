import type { CountryCode } from 'libphonenumber-js/max';
import { planOf } from '../../world/numbering-plan.ts';
import { type DigitGroup, digitGroups, type GapKind, gapKind, textOf } from './digit-groups.ts';
import { withDirectDialing } from './direct-dialing.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';
import {
  isNextLine,
  type PrintedNumber,
  shortenedNumber,
  withExtension,
} from './shared-beginning.ts';

/** A number of a run. */
export interface RunNumber extends PrintedNumber {
  /** Whether only its last digits are printed, and the number before has the others. */
  isShortened: boolean;
  /** Whether it is the number before with its extension. */
  isExtended: boolean;
  /** Where its digits begin and end in the run. */
  start: number;
  end: number;
  /** Whether another reading of the run is about as good and has no such number. */
  isDoubted: boolean;
}

/** One way to read the groups of a run from some group on. */
interface Way {
  cost: number;
  numbers: readonly Omit<RunNumber, 'isDoubted'>[];
}

/** What groups may be together. */
interface Edge {
  /** The group behind them. */
  to: number;
  cost: number;
  number?: Omit<RunNumber, 'isDoubted'>;
}

// What a reading costs; the cheapest one wins. Only the order of sums matters.

/** To begin another number behind such a gap. */
const CUT: Record<GapKind, number> = {
  stroke: 0,
  'spaced dash': 1,
  bullet: 1,
  space: 2,
  dash: 4,
  none: 5,
  extension: 99,
};
/** To go on with a number over such a gap. */
const GO_ON: Record<GapKind, number> = {
  stroke: 2,
  'spaced dash': 1,
  bullet: 1,
  space: 0,
  dash: 0,
  none: 0,
  extension: 0,
};
const INVALID = 5;
const UNKNOWN = 7;
/** With a calling code whose country has no such numbers. */
const IMPOSSIBLE = 10;
const MENDED = 1;
const SHORTENED = 1;
const EXTENDED = 2;
/** An icon or a bar that was read as a digit. */
const STRAY = 3;
/** To dial a digit that is such a sign more often. */
const SIGN = 4;
/** Digits behind a number that are nothing known. */
const LEFT_OVER = 9;
/** An extension behind two numbers, of which it may be either's. */
const OF_BOTH = 2;
/** Another number without a sign that one begins: a plus, a bracket or a zero. */
const NOT_BEGUN = 1;
/** A dash or stroke that may lead to a next line of the company. */
const MAY_BE_NEXT = 2;
/** “5550 (2)”: brackets hold what is dialed first, and never what is dialed last. */
const BRACKET_BEHIND = 3;
/** Readings that cost no more than this above the best one are about as good. */
const ABOUT_AS_GOOD = 1;

/** Beside other numbers, fewer digits are none of their own. */
const SHORTEST = 7;
/** The longest number with its calling code (ITU-T E.164), and with an international prefix. */
const LONGEST = 15;
const AREA_CODE = 6;
/** Runs of more groups are no telephone numbers, and would take long. */
const MOST_GROUPS = 32;

function costOf({ valid, mended, key, number }: ParsedPhone): number {
  if (valid) return mended ? MENDED : 0;
  if (key.startsWith('+')) return INVALID;
  return number.includes('+') ? IMPOSSIBLE : UNKNOWN;
}

/** Every way to read a run of digits as telephone numbers, best first. */
class NumberLattice {
  readonly #run: string;
  readonly #groups: DigitGroup[];
  readonly #countries: readonly CountryCode[];
  readonly #behind: string;
  readonly #ways = new Map<string, Way[]>();

  constructor(
    run: { digits: string; printed: string },
    countries: readonly CountryCode[],
    behind: string,
  ) {
    this.#run = run.digits;
    this.#groups = digitGroups(run.digits, run.printed, behind).slice(0, MOST_GROUPS);
    this.#countries = countries;
    this.#behind = behind;
  }

  /** The best ways from a group on, at most two with different numbers. */
  ways(from = 0, previous?: PrintedNumber): Way[] {
    if (from === this.#groups.length) return [{ cost: 0, numbers: [] }];
    const key = `${from} ${previous?.phone.key} ${previous?.printed}`;
    const known = this.#ways.get(key);
    if (known) return known;
    const ways = this.#edges(from, previous).flatMap((edge) =>
      this.ways(edge.to, edge.number ?? previous).map((rest) => ({
        cost: edge.cost + rest.cost,
        numbers: joinNumbers(edge.number, rest.numbers),
      })),
    );
    ways.sort((a, b) => a.cost - b.cost);
    const [best] = ways;
    const other = ways.find((way) => best && keysOf(way) !== keysOf(best));
    const kept = [best, other].filter((way) => way !== undefined);
    this.#ways.set(key, kept);
    return kept;
  }

  #edges(from: number, previous?: PrintedNumber): Edge[] {
    return [...this.#whole(from, previous), ...this.#others(from, previous)];
  }

  /** The groups from here on as a number of their own. */
  #whole(from: number, previous?: PrintedNumber): Edge[] {
    const groups = this.#groups;
    const edges: Edge[] = [];
    const first = groups[from];
    let digits = '';
    const isBegun = /^\W*[+(0]/.test(textOf(this.#run, groups, from, from).printed);
    let cost = first && previous ? CUT[gapKind(first.gap)] + (isBegun ? 0 : NOT_BEGUN) : 0;
    for (let i = from; i < groups.length; i++) {
      const { digits: own, gap } = groups[i] as DigitGroup;
      const kind = gapKind(gap);
      if (i > from) cost += this.#goOn(digits, own, kind, gap, isBegun);
      if (kind !== 'extension') digits += own;
      if (digits.length > LONGEST) break;
      const next = groups[i + 1];
      if (next && gapKind(next.gap) === 'extension') continue;
      const isAll = from === 0 && i === groups.length - 1;
      if (digits.length < SHORTEST && !isAll) continue;
      const textAt = textOf(this.#run, groups, from, i);
      const phone = readNumber(textAt.printed, this.#countries);
      if (phone)
        edges.push({
          to: i + 1,
          cost: cost + costOf(phone) + this.#signs(from, i),
          number: { ...textAt, phone, isShortened: false, isExtended: false },
        });
    }
    return edges;
  }

  /** What a lone digit at either end costs that is a sign more often: the O of “office” or a bar. */
  #signs(from: number, to: number): number {
    const [first, second, last] = [from, from + 1, to].map((at) => this.#groups[at]);
    const [country] = this.#countries;
    const isOffice =
      first?.digits === '0' &&
      /^\s/.test(second?.gap ?? '') &&
      (second?.digits.startsWith('0') || !country || planOf(country).nationalPrefix() !== '0');
    const isBar =
      last?.digits === '1' &&
      /^\s/.test(last.gap) &&
      to === this.#groups.length - 1 &&
      /^\s*\p{L}/u.test(this.#behind);
    return (isOffice ? SIGN : 0) + (isBar ? SIGN : 0);
  }

  #goOn(before: string, own: string, kind: GapKind, gap: string, isBegun: boolean): number {
    if (kind === 'stroke' && before.length <= AREA_CODE) return isBegun ? 0 : GO_ON.stroke;
    const mayBeNext =
      (kind === 'stroke' || kind.endsWith('dash')) &&
      isNextLine(before, own, kind, this.#countries[0]);
    const isBracket = gap.includes('(') && before.length >= SHORTEST && own.length < 3;
    return GO_ON[kind] + (mayBeNext ? MAY_BE_NEXT : 0) + (isBracket ? BRACKET_BEHIND : 0);
  }

  /** The groups from here on as a part of the number before, or as none. */
  #others(from: number, previous?: PrintedNumber): Edge[] {
    const groups = this.#groups;
    const { gap, digits } = groups[from] as DigitGroup;
    const parting = gapKind(gap);
    const edges: Edge[] = this.#isStray(from) ? [{ to: from + 1, cost: STRAY }] : [];
    if (!previous || from === 0) return edges;
    for (let i = from; i < groups.length; i++) {
      if (i > from && gapKind(groups[i]?.gap ?? '') === 'stroke') break;
      const textAt = textOf(this.#run, groups, from, i);
      const phone = shortenedNumber(previous, textAt.printed, parting);
      if (phone)
        edges.push({
          to: i + 1,
          cost: SHORTENED + costOf(phone),
          number: {
            ...textAt,
            printed: previous.printed,
            phone,
            isShortened: true,
            isExtended: false,
          },
        });
    }
    const extended = withExtension(previous, digits, parting);
    if (extended)
      edges.push({
        to: from + 1,
        cost: EXTENDED,
        number: {
          ...textOf(this.#run, groups, from, from),
          printed: previous.printed + gap + digits,
          phone: extended,
          isShortened: false,
          isExtended: true,
        },
      });
    if (previous.phone.valid)
      edges.push({ to: groups.length, cost: parting === 'extension' ? OF_BOTH : LEFT_OVER });
    return edges;
  }

  /** Whether a group may be an icon, a bar or the O of “office”: a digit at either end, or between two numbers. */
  #isStray(at: number): boolean {
    const { digits, gap } = this.#groups[at] as DigitGroup;
    const next = this.#groups[at + 1];
    const isLast = next === undefined;
    if (digits.length > (isLast ? 2 : 1) || this.#groups.length === 1) return false;
    if (at === 0) return /^[\s(]/.test(next?.gap ?? '');
    if (isLast && gap === '') return true;
    if (!/^[\s()]+$/.test(gap) && gap !== '') return false;
    return isLast ? gap.includes('(') || /^\s*[+(\p{L}]/u.test(this.#behind) : /^\s/.test(next.gap);
  }
}

/** “5550-0 DW 20”: Germany and Austria print what is dialed in place of the zero. */
const DIRECT_DIALING = /\s*\(?\s*(?:dw|durchwahl|nst|klappe)\.?\s*:?\s*(\d{1,4})\)?\s*$/i;

function readNumber(printed: string, countries: readonly CountryCode[]): ParsedPhone | null {
  const [end, digits = ''] = DIRECT_DIALING.exec(printed) ?? [];
  const base = end ? parsePhone(printed.slice(0, -end.length), countries) : null;
  const dialed =
    base?.valid && digits !== '0'
      ? withDirectDialing(base, printed.slice(0, -(end?.length ?? 0)), digits, true)
      : null;
  return dialed ?? parsePhone(printed, countries);
}

/** A number and those behind it, the first of which may be that number with its extension. */
function joinNumbers(number: Edge['number'], [next, ...others]: Way['numbers']): Way['numbers'] {
  if (!number) return next ? [next, ...others] : [];
  if (next?.isExtended) return [{ ...next, start: number.start }, ...others];
  return next ? [number, next, ...others] : [number];
}

const keysOf = ({ numbers }: Way) => numbers.map(({ phone }) => phone.key).join(' ');

/**
 * The numbers of a run of digits: of all ways to cut it the one that libphonenumber's validity and the printed spacing
 * speak for most.
 * @param behind what follows the run
 */
export function readRun(
  run: { digits: string; printed: string },
  countries: readonly CountryCode[],
  behind = '',
): RunNumber[] {
  const [best, other] = new NumberLattice(run, countries, behind).ways();
  if (!best) return [];
  const isClose = other !== undefined && other.cost - best.cost <= ABOUT_AS_GOOD;
  const others = new Set(other?.numbers.map(({ phone }) => phone.key));
  return best.numbers.map((number) => ({
    ...number,
    isDoubted: isClose && !others.has(number.phone.key),
  }));
}

export const areValid = (numbers: readonly PrintedNumber[]) =>
  numbers.every(({ phone }) => phone.valid);
