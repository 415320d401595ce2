import type { CountryCode } from 'libphonenumber-js/max';
import { countDigits, digitsOf } from '../../text/digits.ts';
import type { GapKind } from './digit-groups.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

/** A number, and the digits that are printed of it. */
export interface PrintedNumber {
  printed: string;
  phone: ParsedPhone;
}

/** What parts a number from the digits behind it: signs within a run, or a comma or an “and” between two runs. */
export type Parting = GapKind | 'list';

/** A company's lines are numbered on: “20 – 21”, and no farther than this. */
export const NEXT_LINES = 9;

/** Behind a tight dash one dials on in these: “84 37 19-20” in Austria, and in Germany “94 38 07-15”. */
const NEXT_BEHIND_DASH: Partial<Record<CountryCode, number>> = { AT: 0, DE: 1 };

/** Lines of one company are less than this apart. */
const NEAR = 100;
const LONGEST_EXTENSION = 5;

/** By how much a number grows when its last digits are replaced by these. */
const growth = (before: string, digits: string) =>
  Number(digits) - Number(before.slice(-digits.length));

/**
 * Whether digits go on to a next line of the same company.
 * @param before all digits before them
 */
export function isNextLine(
  before: string,
  digits: string,
  parting: Parting,
  country: CountryCode | null | undefined,
): boolean {
  const more = growth(before, digits);
  const most = (parting === 'dash' && country ? NEXT_BEHIND_DASH[country] : null) ?? NEXT_LINES;
  return more > 0 && more <= most;
}

/** How many digits the last groups of a number have: 4, 7 and 10 in “206 555 0148”. */
function lengthsOfEndings(printed: string): number[] {
  const groups = (printed.match(/\d+/g) ?? []).toReversed();
  return groups.map((_, i) => groups.slice(0, i + 1).join('').length);
}

/** How many digits stand behind the area code, as far as a space or a sign parts them from it. */
function localLength(printed: string): number {
  const lengths = lengthsOfEndings(printed.replace(/\(\s?0\s?\)/, ' '));
  return lengths.at(printed.includes('+') ? -3 : -2) ?? LONGEST_LOCAL;
}

const shapeOf = (printed: string) => printed.trim().replace(/\d/g, '0');

/** “0 44 84 / 92 73 16” and “92 73 17”: digits that are printed like the end of the number before. */
function isPrintedLikeEnd(whole: string, ending: string): boolean {
  const [shape, end] = [shapeOf(whole), shapeOf(ending)];
  return (
    shape.endsWith(end) &&
    /[^0]$/.test(shape.slice(0, -end.length)) &&
    countDigits(ending) >= SHORTEST_LOCAL &&
    !/^\D*0/.test(ending)
  );
}

const SHORTEST_LOCAL = 5;
/** “(47) 99652-3180 / 98814-0275”: Brazil's mobile numbers without their area code. */
const LONGEST_LOCAL = 9;

/** Behind a comma fewer digits are a postal code, a house number or hours more often than a number. */
const LISTED = { shortest: 6, longest: 8 };

/** The number that differs from another one in its last digits, as valid as that one. */
export function withEnding(phone: ParsedPhone, digits: string): ParsedPhone | null {
  if (digits.length > LONGEST_LOCAL || phone.key.length < digits.length + 4) return null;
  const other = parsePhone(phone.key.slice(0, -digits.length) + digits, []);
  const isPossible = other?.key.startsWith('+');
  return other && (other.valid || (isPossible && !phone.valid)) ? other : null;
}

/** Whether such digits may replace the last ones of the number before them. */
function mayReplace(
  { phone, printed: whole }: PrintedNumber,
  printed: string,
  parting: Parting,
  behind: string,
): boolean {
  const digits = digitsOf(printed);
  const isNext = isNextLine(phone.key, digits, parting, phone.country);
  const isAlike = isPrintedLikeEnd(whole, printed);
  switch (parting) {
    case 'stroke':
      return !isExtension({ phone, printed: whole }, digits);
    case 'spaced dash':
      return isNext || isAlike;
    case 'dash':
      return isNext && lengthsOfEndings(whole).every((length) => length >= digits.length);
    case 'list': {
      const isLast = /^\s*(?:$|[^\p{L}\d\s]|(?:y|e|i|o|og|och|und|and|et|en|ve)\s\d)/u.test(behind);
      return (
        (digits.length >= LISTED.shortest && digits.length <= LISTED.longest) ||
        (/^[\d\s]+$/.test(printed) && isLast && isNext) ||
        // “84 401” may be a postal code, and before a town “24-518” is one.
        (isAlike && printed.includes('-') && /^\s*(?:$|[,;|·•/])/u.test(behind))
      );
    }
    default:
      return false;
  }
}

/** “2555 0183 / 0184”, “91 4324 255518 / 19”: the number of which only the last digits are printed. */
export function shortenedNumber(
  previous: PrintedNumber,
  printed: string,
  parting: Parting,
  behind = '',
): ParsedPhone | null {
  const digits = digitsOf(printed);
  if (digits === '' || !previous.phone.key.startsWith('+') || previous.phone.key.includes('x'))
    return null;
  // A zero begins a number of its own, unless the digits that it would replace begin with one, too.
  const replaced = digitsOf(previous.printed).slice(-digits.length);
  if (digits.startsWith('0') && !replaced.startsWith('0')) return null;
  if (digits.length > localLength(previous.printed)) return null;
  if (!mayReplace(previous, printed, parting, behind)) return null;
  return withEnding(previous.phone, digits);
}

/** “321 1350 / 229”: no group has as many digits, and another line of the company is nearer. */
function isExtension({ phone, printed }: PrintedNumber, digits: string): boolean {
  if (digits.length > LONGEST_EXTENSION) return false;
  if (isNextLine(phone.key, digits, 'stroke', phone.country)) return false;
  return (
    !lengthsOfEndings(printed).includes(digits.length) &&
    Math.abs(growth(phone.key, digits)) >= NEAR
  );
}

/** “321 1350 / 229”, “8555 0142-8013”: a number with the digits behind it as its extension. */
export function withExtension(
  number: PrintedNumber,
  digits: string,
  parting: Parting,
): ParsedPhone | null {
  const { valid, key } = number.phone;
  if (!valid || key.includes('x') || digits.length > LONGEST_EXTENSION) return null;
  const mayBe = parting === 'dash' || (parting === 'stroke' && isExtension(number, digits));
  return mayBe ? parsePhone(`${key} ext. ${digits}`, []) : null;
}
