import type { CountryCode } from 'libphonenumber-js/max';
import type { RunNumber } from './number-edges.ts';
import { readRun } from './number-lattice.ts';
import { EXTENSION, mendDigits } from './phone-number.ts';
import { asDialed } from './vanity-number.ts';

/** Digits of a line that may be a telephone number, or several. */
export interface DigitsInLine {
  /** With digits in place of the letters that were misread. */
  digits: string;
  printed: string;
  /** Where they begin, and what follows them. */
  index: number;
  end: number;
  /** The numbers that the digits are. */
  numbers: RunNumber[];
}

/** The digits of one number with everything between them, its extension included. */
const RUN = new RegExp(
  `\\(?\\s?\\+?\\s?\\(?\\d(?:(?:[\\s.()[\\]/–—−·'’-]{0,3}|•)\\d)+\\)?(?:${EXTENSION})?`,
  'giu',
);

/** “Emergency 24/7 (520) 795-3170” */
const ALWAYS = /(?<![\d/])(?:24\s?\/\s?7|7\s?\/\s?7|24\s?h?\s?\/\s?24)(?=\s|$)/g;

/** “〒532-0011”, “〒113-0033 3-27-5”: a Japanese postal code and block. The sign is often read as a T, a label of numbers. */
const JAPANESE_POSTCODE = /^\d{3}-\d{4}(?:\s\d{1,2}(?:-\d{1,2}){1,2})?$/;

/** Finds the digits. A run continues as long as only signs of telephone numbers stand between its digits. */
export function findDigits(text: string, countries: readonly CountryCode[]): DigitsInLine[] {
  const mended = mendDigits(asDialed(text, countries)).replace(ALWAYS, (signs) =>
    ' '.repeat(signs.length),
  );
  return [...mended.matchAll(RUN)]
    .map(({ 0: run, index: at }) => {
      const printed = text.slice(at, at + run.length);
      const behind = mended.slice(at + run.length);
      const numbers = readRun(run, countries, behind);
      const [from, to] = [numbers[0]?.start ?? 0, numbers.at(-1)?.end ?? run.length];
      const digits = run.slice(from, to);
      return { digits, printed: printed.slice(from, to), index: at + from, end: at + to, numbers };
    })
    .filter(({ printed }) => countries[0] !== 'JP' || !JAPANESE_POSTCODE.test(printed.trim()));
}
