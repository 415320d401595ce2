import type { CountryCode } from 'libphonenumber-js/max';
import type { RunNumber } from './number-edges.ts';
import { readRun } from './number-lattice.ts';
import { labelAtEnd } from './phone-label.ts';
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

/** “232 421 907+ 918 336 042++”: the plus marks a footnote. No calling code follows. */
const FOOTNOTE = /(?<=\d)[+*]+(?=\s|$)/g;

/** “Emergency 24/7 (520) 795-3170” */
const ALWAYS = /(?<![\d/])(?:24\s?\/\s?7|7\s?\/\s?7|24\s?h?\s?\/\s?24)(?=\s|$)/g;

const blank = (signs: string) => ' '.repeat(signs.length);

/** “Mo6. 0898 351 740”, “740 0aç/Fax”: a label in another script, with a letter that looks like a digit. */
const withoutDigitsOfLabels = (text: string) =>
  text.replace(/(?<![\p{L}\d])(?:\p{L}+\d{1,2}|0\p{L}{2,})(?=[\s.:/])/gu, (word) =>
    labelAtEnd(word)?.length === word.length ? blank(word) : word,
  );

/** The countries where доб. and внутр. mean an extension. */
const RUSSIAN = new Set<CountryCode>(['RU', 'BY', 'KZ', 'KG', 'UZ', 'TJ', 'TM']);
/** “(343) 278-41-90, 906.214”: they are read as these (`training/world/read-labels.ts`). */
const RUSSIAN_EXTENSION = /(?<=\d\s*[,(]\s*)(?:[a49fd]06|bhytp|bh|6h)[.\s]+(?=\d{2,5}(?!\d))/giu;

const withExtensions = (text: string, [country]: readonly CountryCode[]) =>
  country && RUSSIAN.has(country)
    ? text.replace(RUSSIAN_EXTENSION, (label) => 'x'.padStart(label.length))
    : text;

/** “〒532-0011”, “〒113-0033 3-27-5”, also with the sign read as a T: a Japanese postal code and block. */
const JAPANESE_POSTCODE = /^\d{3}-\d{4}(?:\s\d{1,2}(?:-\d{1,2}){1,2})?$/;

/** Finds the digits. A run continues as long as only signs of telephone numbers stand between its digits. */
export function findDigits(text: string, countries: readonly CountryCode[]): DigitsInLine[] {
  const dialed = withExtensions(asDialed(text, countries), countries);
  const mended = withoutDigitsOfLabels(mendDigits(dialed))
    .replace(FOOTNOTE, blank)
    .replace(ALWAYS, blank);
  return [...mended.matchAll(RUN)]
    .map(({ 0: run, index: at }) => {
      const printed = text.slice(at, at + run.length);
      const behind = mended.slice(at + run.length);
      const numbers = readRun({ digits: run, printed }, countries, behind);
      const [from, to] = [numbers[0]?.start ?? 0, numbers.at(-1)?.end ?? run.length];
      const digits = run.slice(from, to);
      return { digits, printed: printed.slice(from, to), index: at + from, end: at + to, numbers };
    })
    .filter(({ printed }) => countries[0] !== 'JP' || !JAPANESE_POSTCODE.test(printed.trim()));
}
