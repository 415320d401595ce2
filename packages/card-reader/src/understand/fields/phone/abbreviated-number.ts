import type { CountryCode } from 'libphonenumber-js/max';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

/** Between numbers that share their beginning: a stroke, or a dash with space around it. */
const BETWEEN = /(\s*\/\s*|\s+[–—-]\s+)/;
/** Lines of one house are numbered on: “20 – 21”, and no farther than this. */
const NEXT_LINES = 9;

/** By how much a number grows when its last digits are these. */
const growth = (previous: ParsedPhone, digits: string) =>
  Number(digits) - Number(previous.key.slice(-digits.length));

function isNextLine(previous: ParsedPhone, digits: string): boolean {
  const more = growth(previous, digits);
  return more > 0 && more <= NEXT_LINES;
}

/** “18 20 – 21” goes on to the next line of the house; “20 71 - 29” dials one within it. */
const goesOn = (previous: ParsedPhone, digits: string) =>
  digits.length < 4 && isNextLine(previous, digits);

/** “2555 0183 / 0184” says its last group anew; otherwise a zero begins a number of its own. */
function isLastGroup(digits: string, printed: string): boolean {
  const last = /\d+$/.exec(printed)?.[0] ?? '';
  return last.startsWith('0') && last.length === digits.length;
}

/** Groups may have lost the space between them; lines of one house are near each other even so. */
const NEAR = 100;
const LONGEST_EXTENSION = 5;

/** “321 1350 / 229”: no group that is printed has three digits, and another line of the house is nearer. */
function isExtension(previous: ParsedPhone, digits: string, printed: string): boolean {
  if (digits.length > LONGEST_EXTENSION || goesOn(previous, digits)) return false;
  const groups = (printed.match(/\d+/g) ?? []).toReversed();
  const ends = groups.map((_, i) => groups.slice(0, i + 1).join('').length);
  return !ends.includes(digits.length) && Math.abs(growth(previous, digits)) >= NEAR;
}

/** “44 10 -11”, “2390560-62”, “05 40-41-42”: a dash between the last digits of two lines of a house, set like any other dash. */
const TIGHT_RANGE = /(\d{2,})\s*[–—-]\s*(?=(\d{1,3})(?:\D|$))/g;

/** Where one dials on behind a dash: “84 37 19-20”, and in Germany “94 38 07-15”, which is no next line. */
const DIALS_ON: Partial<Record<CountryCode, number>> = { AT: 0, DE: 1 };

/** With space around such a dash, as nothing else has it. */
const spread = (run: string, [country]: readonly CountryCode[]) =>
  run.replace(TIGHT_RANGE, (printed, from: string, to: string) => {
    const more = Number(to) - Number(from.slice(-to.length));
    const most = (country && DIALS_ON[country]) ?? NEXT_LINES;
    if (more > most && /\d-$/.test(printed)) return printed;
    const isRange = from.length >= to.length && more > 0 && more <= NEXT_LINES;
    return isRange ? `${from} - ` : printed;
  });

/** “0941/41 25 70/71”: as one number it would be valid too where a plan has numbers of any length. */
export function endsWithNextLine(run: string, countries: readonly CountryCode[]): boolean {
  const [, left = '', tail = ''] =
    /^(.*\d)(?:\s*\/\s*|\s+-\s+)(\d{1,3})$/.exec(spread(run, countries)) ?? [];
  const first = tail === '' ? null : parsePhone(left, countries);
  return first?.valid === true && goesOn(first, tail);
}

/**
 * “+91 4324 255518 / 19”, “5510 8823 / 8824 / 8826”: each further number says only the digits that
 * differ. Null where the run is nothing of the kind.
 */
export function readAbbreviated(
  run: string,
  countries: readonly CountryCode[],
): { printed: string; phone: ParsedPhone }[] | null {
  const parts = spread(run, countries).split(BETWEEN);
  // The first number may have strokes and dashes of its own: “0264/371 608 / 609”.
  for (let end = 1; end < parts.length - 1; end += 2) {
    const left = parts.slice(0, end).join('');
    const first = parsePhone(left, countries);
    if (!first?.valid) continue;
    const found = [{ printed: left, phone: first }];
    for (let i = end; i < parts.length; i += 2) {
      const digits = (parts[i + 1] ?? '').replace(/\D/g, '');
      const previous = found.at(-1)?.phone ?? first;
      if (digits === '' || (digits.startsWith('0') && !isLastGroup(digits, left))) return null;
      if (!(parts[i] ?? '').includes('/') && !goesOn(previous, digits)) return null;
      if (isExtension(previous, digits, left)) {
        const extended = parsePhone(`${previous.key} ext. ${digits}`, []);
        if (!extended) return null;
        found[found.length - 1] = { printed: run, phone: extended };
        continue;
      }
      const phone = withEnding(previous, digits);
      if (!phone) return null;
      found.push({ printed: run, phone });
    }
    return found;
  }
  return null;
}

/** “(47) 99652-3180 / 98814-0275”: Brazil's mobiles. */
const LONGEST_WITHOUT_AREA = 9;

/** Fewer digits are a postcode, a house number or hours more often than the rest of a telephone number. */
const PLAIN = 6;
const LONGEST = 8;

/**
 * “0161-2555118, 2555119”, “22840 55 517, 55 518”: behind a comma the digits that differ.
 * @param next what stands behind them
 */
export function withPrintedEnding(
  phone: ParsedPhone,
  printed: string,
  next: string,
): ParsedPhone | null {
  const digits = printed.replace(/\D/g, '');
  const isPlain = digits.length >= PLAIN && digits.length <= LONGEST;
  const isShort =
    digits.length < PLAIN &&
    /^[\d\s]+$/.test(printed) &&
    /^\s*(?:$|[^\p{L}\d\s])/u.test(next) &&
    isNextLine(phone, digits);
  return isPlain || isShort ? withEnding(phone, digits) : null;
}

const shapeOf = (printed: string) => printed.trim().replace(/\d/g, '0');

/**
 * “0 44 84 / 92 73 16 · Fax 92 73 17”: a number set like the end of the one before it, its area code.
 * @param before the whole number as it is printed
 */
export function withSameArea(
  phone: ParsedPhone,
  before: string,
  printed: string,
): ParsedPhone | null {
  const [whole, end] = [shapeOf(before), shapeOf(printed)];
  const digits = printed.replace(/\D/g, '');
  const isEnd = whole.endsWith(end) && /[^0]$/.test(whole.slice(0, -end.length));
  return isEnd && isLocal(digits) ? withEnding(phone, digits) : null;
}

const isLocal = (digits: string) => digits.length >= PLAIN - 1 && !digits.startsWith('0');

/** How many digits tell an exchange, and how many a calling code and the shortest area code have with their sign. */
const EXCHANGE = 4;
const BEFORE_EXCHANGE = 5;

/** “Durchwahl 55 19-34” behind “(0 23 31) 55 19-0”: its first digits are those behind the area code. */
export function withSameExchange({ key }: ParsedPhone, printed: string): ParsedPhone | null {
  const digits = printed.replace(/\D/g, '');
  if (!isLocal(digits)) return null;
  const at = key.indexOf(digits.slice(0, EXCHANGE), BEFORE_EXCHANGE);
  if (at < 0 || key.length - at <= EXCHANGE) return null;
  const other = parsePhone(key.slice(0, at) + digits, []);
  return other?.valid ? other : null;
}

/** The number that differs from another in its last digits. */
function withEnding(phone: ParsedPhone, digits: string): ParsedPhone | null {
  if (digits.length > LONGEST_WITHOUT_AREA || phone.key.length < digits.length + 4) return null;
  const other = parsePhone(phone.key.slice(0, -digits.length) + digits, []);
  return other?.valid ? other : null;
}
