import type { CountryCode } from 'libphonenumber-js/max';
import { withDialedExtension } from './dialed-extension.ts';
import { type DigitGroup, textOf } from './digit-groups.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';
import {
  isNextLine,
  type PrintedNumber,
  shortenedNumber,
  withExtension,
} from './shared-beginning.ts';

/** A run of digits, cut into the groups that its spacing shows. */
export interface Run {
  /** Its digits, with letters read as such. */
  digits: string;
  groups: readonly DigitGroup[];
  /** Countries of the card, the likeliest first. */
  countries: readonly CountryCode[];
  home: CountryCode | undefined;
  /** The text that follows it. */
  behind: string;
}

/** A number of a run, and where its digits stand in it. */
export interface RunNumber extends PrintedNumber {
  start: number;
  end: number;
  /** The rest of a number is the one before's: only its ending is printed, or it is that one's extension. */
  part?: 'ending' | 'extension';
  /** Whether another reading of the run is about as good and has no such number. */
  isDoubted?: boolean;
}

/** What the groups before another one may be: a number, or none. */
export interface Edge {
  to: number;
  cost: number;
  number?: RunNumber;
}

/** What a reading costs beside its gaps; the cheapest one wins. */
export const COST = {
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
  /** An icon or a bar that was read as a digit. */
  stray: 3,
  /** Digits behind a number that are nothing known. */
  leftOver: 9,
  /** Another number without a sign that one begins: a plus, a bracket or a zero. */
  notBegun: 1,
  /** To go on over a dash or stroke that may lead to a next line of the company. */
  mayBeNext: 2,
  /** “5550 (2)”: brackets hold what is dialed first, and never what is dialed last. */
  bracketBehind: 3,
};
/** Beside other numbers, fewer digits are none of their own unless their country has such numbers. */
const SHORTEST = 7;
/** The longest number with its calling code (ITU-T E.164). */
const LONGEST = 15;
const LONGEST_AREA_CODE = 6;
function costOf({ valid, mended, key, number }: ParsedPhone): number {
  if (valid) return mended ? COST.mended : 0;
  if (key.startsWith('+')) return COST.invalid;
  return number.includes('+') ? COST.impossible : COST.unknown;
}

const printedOf = (run: Run, from: number, to: number) => textOf(run.digits, run.groups, from, to);

/** Whether a group has a sign that a number begins: a plus, a bracket or a zero. */
export const begins = (run: Run, from: number) =>
  /^\W*[+(0]/.test(printedOf(run, from, from).printed);

/** What it costs that a number goes on with a group. */
function goOn(
  run: Run,
  before: string,
  { digits, gap, parted }: DigitGroup,
  isBegun: boolean,
): number {
  if (parted.kind === 'stroke' && before.length <= LONGEST_AREA_CODE && isBegun) return 0;
  const isBracket = gap.includes('(') && before.length >= SHORTEST && digits.length < 3;
  const mayBeNext =
    /stroke|dash/.test(parted.kind) && isNextLine(before, digits, parted.kind, run.home);
  return parted.goOn + (isBracket ? COST.bracketBehind : 0) + (mayBeNext ? COST.mayBeNext : 0);
}

/** The groups from one on as a number of their own. */
export function wholeNumbers(run: Run, from: number): Edge[] {
  const { groups, countries } = run;
  const edges: Edge[] = [];
  const isBegun = begins(run, from);
  let digits = '';
  let cost = 0;
  for (const [i, group] of groups.entries()) {
    if (i < from) continue;
    if (i > from) cost += goOn(run, digits, group, isBegun);
    if (group.parted.kind !== 'extension') digits += group.digits;
    if (digits.length > LONGEST) break;
    const isAll = from === 0 && i === groups.length - 1;
    if (groups[i + 1]?.parted.kind === 'extension') continue;
    const text = printedOf(run, from, i);
    const phone =
      withDialedExtension(text.printed, countries) ?? parsePhone(text.printed, countries);
    if (phone && (isAll || phone.valid || digits.length >= SHORTEST))
      edges.push({
        to: i + 1,
        cost: cost + costOf(phone),
        number: { ...text, phone },
      });
  }
  return edges;
}

/** The groups from one on as a part of the number before. */
export function partsOf(run: Run, previous: RunNumber, from: number): Edge[] {
  const { groups } = run;
  const { gap, digits, parted } = groups[from] as DigitGroup;
  const edges: Edge[] = [];
  for (let i = from; i < groups.length; i++) {
    if (i > from && groups[i]?.parted.kind === 'stroke') break;
    const text = printedOf(run, from, i);
    const phone = shortenedNumber(previous, text.printed, parted.kind);
    if (!phone) continue;
    const number: RunNumber = { ...text, printed: previous.printed, phone, part: 'ending' };
    // What is wrong with a number is wrong with all that begin like it.
    const cost = COST.ending + (previous.phone.valid ? costOf(phone) : 0);
    edges.push({ to: i + 1, cost, number });
  }
  const phone = previous.part ? null : withExtension(previous, digits, parted.kind);
  const printed = previous.printed + gap + digits;
  if (phone) {
    const number: RunNumber = { ...printedOf(run, from, from), printed, phone, part: 'extension' };
    const cost = parted.kind === 'dash' ? COST.dashedExtension : COST.extension;
    edges.push({ to: from + 1, cost, number });
  }
  const isOfBoth = parted.kind === 'extension';
  if (previous.phone.valid)
    edges.push({ to: groups.length, cost: isOfBoth ? COST.ofBoth : COST.leftOver });
  return edges;
}

/** Whether a group may be an icon, a bar or the O of “office”: at either end, or between two numbers. */
export function isStray({ groups, behind }: Run, at: number): boolean {
  const { digits, gap } = groups[at] as DigitGroup;
  const next = groups[at + 1];
  if (digits.length > (next ? 1 : 2) || groups.length === 1) return false;
  if (next) return /^[\s(]/.test(next.gap) && /^[\s()]*$/.test(gap);
  return (
    gap === '' || (/^[\s()]+$/.test(gap) && (gap.includes('(') || /^\s*[+(\p{L}]/u.test(behind)))
  );
}
