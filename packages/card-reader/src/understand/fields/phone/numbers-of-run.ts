import type { CountryCode } from 'libphonenumber-js/max';
import { endsWithNextLine, readAbbreviated } from './abbreviated-number.ts';
import { countDigits, type ParsedPhone, parsePhone } from './phone-number.ts';

export interface PrintedNumber {
  printed: string;
  phone: ParsedPhone;
}

/** Beside another number, fewer digits are none of their own. */
const SHORTEST = 7;
/** More than any number has with its calling code (ITU-T E.164). */
const LONGEST = 15;

/** Where one run may hold two numbers: at white space, strokes and dashes between its digits, and at icons read as one. */
const GAPS = [/\s*[\s/–—•]\s*/g, /\s+\d\s+/g];

type Halves = [string, string];

function splits(run: string): Halves[] {
  return GAPS.flatMap((gap) => [...run.matchAll(gap)])
    .map(({ index, 0: gap }): Halves => [run.slice(0, index), run.slice(index + gap.length)])
    .filter((halves) => halves.every((half) => countDigits(half) >= SHORTEST));
}

const isBegun = ([, right]: Halves) => /^(?:0|\+)/.test(right);

/** “313 5550142 / 3155550143” */
const isStruck =
  (run: string) =>
  ([left, right]: Halves) =>
    /^\s*[/–—]\s*$/.test(run.slice(left.length, run.length - right.length));

/** Reads a run of digits as one number, or as several where that makes each of them valid. */
export function readRun(run: string, countries: readonly CountryCode[]): PrintedNumber[] {
  const phone = parsePhone(run, countries);
  if (phone?.valid && !endsWithNextLine(run, countries)) return [{ printed: run, phone }];
  const abbreviated = readAbbreviated(run, countries);
  if (abbreviated) return abbreviated;
  const halves = splits(run);
  for (const [left, right] of halves) {
    const first = parsePhone(left, countries);
    if (!first?.valid) continue;
    const others = readRun(right, countries);
    if (areValid(others)) return [{ printed: left, phone: first }, ...others];
  }
  const parted = countDigits(run) > LONGEST && (halves.find(isBegun) ?? halves.find(isStruck(run)));
  if (parted) return parted.flatMap((half) => readRun(half, countries));
  return phone ? [{ printed: run, phone }] : [];
}

export const areValid = (numbers: readonly PrintedNumber[]) =>
  numbers.every(({ phone }) => phone.valid);

export function areNumbers(run: string, countries: readonly CountryCode[]): boolean {
  const numbers = readRun(run, countries);
  return numbers.length > 0 && areValid(numbers);
}
