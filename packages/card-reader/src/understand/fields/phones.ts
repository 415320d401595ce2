import type { CountryCode } from 'libphonenumber-js/max';
import { withPrintedEnding, withSameArea, withSameExchange } from './abbreviated-number.ts';
import { findDigits, readDigits } from './digits-in-line.ts';
import { describePhones, type FoundPhone } from './found-phone.ts';
import { isPlausible } from './is-plausible.ts';
import { labelOf } from './label-of-number.ts';
import { areValid } from './numbers-of-run.ts';
import { isOtherNumber } from './other-number.ts';
import { countDigits, type ParsedPhone } from './phone-number.ts';
import { CUT, type Taken } from './taken.ts';

/** “218 862 043 (chamada para a rede fixa nacional)”: what is said about a number behind it. */
const NOTE = /^\s*\(\s*\p{L}[^()\d]{8,}(?:\)|$)/u;

/** “4701338 (Off.)”: whose it is, in brackets behind it. */
const WHOSE = /^\s*\(\s*\p{L}{1,9}\.?\s*\)/u;

/** Between a number and the digits of another one: “3683 4172 y 3683 4190”. */
const AND = /^\s*(?:[,&]|y|e|i|o|ou|and|und|et|og|och|en|ve|ir|ja|dan)\s*$/i;

/** “+221 77 548 13 92 | 76 302 88 15”: nothing but a bar stands between a number and another one. */
const BAR = /^\s*[|/·•,;&]\s*$/;

/** “rejestracja: 17 852 40 61”: a word that no lexicon of labels has. */
const INTRODUCTION = /\p{L}\s?:\s*$/u;

/** “vakt 812 3456”: one word before it, and nothing or another value behind. */
const AFTER_A_WORD = /(?:^|[,;|·•/])\s*\p{L}+\s+$/u;
const BEFORE_OTHERS = /^\s*(?:$|[,;|·•/])/u;
const isGrouped = (printed: string) => /\d[ -]\d/.test(printed.trim());

/** “24-518” behind “(676) 23-714,”: the number of which only the digits that differ are printed. */
function shortenedTo(
  previous: PhoneInLine,
  of: { before: string; printed: string; behind: string },
) {
  const between = of.before.replace(WHOSE, '');
  const isParted = between !== of.before && BAR.test(between);
  if (!AND.test(between) && !isParted) return null;
  // “84 401” may be a postcode, and before a town “24-518” is one.
  const isSetAlike = of.printed.includes('-') && BEFORE_OTHERS.test(of.behind);
  return (
    withPrintedEnding(previous.phone, of.printed, of.behind) ??
    (isSetAlike ? withSameArea(previous.phone, previous.printed, of.printed) : null)
  );
}

/** A number as a line has it. */
export interface PhoneInLine {
  phone: FoundPhone;
  printed: string;
}

/** The same at the beginning of a line, where a lone letter is a label more often: “O 2555 0142”. */
const AND_ABOVE = /^\s*(?:y|e|and|und|et|og|och|ve)\s+$/;

/** “2004-2024”: since when. */
const YEARS = /^\s*(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d\s*$/;
/** Fewer digits alone in their line are a postcode or a year. */
const LEAST_ALONE = 7;

const mayStandAlone = (printed: string) =>
  countDigits(printed) >= LEAST_ALONE && !YEARS.test(printed);

/** A mobile has no area code to lend. */
const isMobile = ({ phone }: PhoneInLine) => (phone.labeled ?? phone.kind) === 'cell';

/** Digits without an area code, as one of the numbers before them has it; the last one first. */
function withAreaOf(
  printed: string,
  others: readonly PhoneInLine[],
  isLabeled: boolean,
): ParsedPhone | null {
  for (const { phone, printed: whole } of others.toReversed()) {
    const other =
      phone.valid &&
      (withSameArea(phone, whole, printed) ?? (isLabeled && withSameExchange(phone, printed)));
    if (other) return other;
  }
  return null;
}

/**
 * Takes phone numbers with their labels out of a line; numbers of other things stay.
 * @param above the numbers before this line, whose area code one may leave out
 */
export function takePhones(
  text: string,
  countries: readonly CountryCode[],
  above: readonly PhoneInLine[] = [],
): Taken<FoundPhone> & { inLine: PhoneInLine[] } {
  const inLine: PhoneInLine[] = [];
  const found: FoundPhone[] = [];
  let rest = '';
  let from = 0;
  for (const run of findDigits(text, countries)) {
    const { printed, end } = run;
    const before = text.slice(from, run.index);
    const behind = text.slice(end);
    const last = inLine.at(-1);
    const previous = last ?? (AND_ABOVE.test(before) ? above.at(-1) : undefined);
    const shortened = previous?.phone.valid && shortenedTo(previous, { before, printed, behind });
    if (shortened) {
      const phone = { ...(previous as PhoneInLine).phone, ...shortened };
      found.push(phone);
      inLine.push({ phone, printed: (previous as PhoneInLine).printed });
      rest += before + CUT;
      from = end;
      continue;
    }
    const label = labelOf(run, before, behind);
    if (isOtherNumber(run, { before, behind, line: text, label })) continue;
    const own = readDigits(run, countries);
    // Above stand other lines' numbers: of their area only what is none by itself, and alone or labeled.
    const isAlone = (before + behind).trim() === '' && mayStandAlone(printed);
    const isLabeled = label.before !== null;
    const others = last ? [last] : areValid(own) ? [] : above.filter((each) => !isMobile(each));
    const sameArea = isLabeled || isAlone ? withAreaOf(printed, others, isLabeled) : null;

    const isExpected = label.kind !== null || INTRODUCTION.test(before);
    const goesOn = last !== undefined && BAR.test(before);
    const note = NOTE.exec(behind)?.[0] ?? '';
    const line = text.slice(0, end) + behind.slice(note.length);
    const read = sameArea ? [{ printed, phone: sameArea }] : own;
    const isNamed = AFTER_A_WORD.test(before) && BEFORE_OTHERS.test(behind) && isGrouped(printed);
    // A word that no lexicon has introduces only what can be nothing but a telephone's.
    const isKnown = ({ phone }: (typeof read)[number]) =>
      phone.valid && (goesOn || (isNamed && phone.kind === 'cell'));
    const numbers = read.filter((number) =>
      isPlausible(number, isExpected || isKnown(number), line),
    );
    if (numbers.length === 0) continue;
    const phones = describePhones(numbers, run, label, before);
    found.push(...phones);
    inLine.push(...phones.map((phone) => ({ phone, printed })));
    rest += before.slice(0, before.length - (label.before?.length ?? 0)) + CUT;
    from = end + (label.behind?.length ?? note.length);
  }
  return { found, rest: rest + text.slice(from), inLine };
}
