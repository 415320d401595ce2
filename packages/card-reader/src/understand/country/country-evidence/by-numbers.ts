import {
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { digitsOf } from '../../text/digits.ts';
import { countriesOfWords } from '../country-words.ts';
import { ABROAD } from './assigned-numbers.ts';
import { type Evidence, only, shared, TRUST } from './evidence.ts';

/**
 * “+44 20 …” is evidence for its country or, if the number is not assigned, for the first country of its calling
 * code.
 */
export function byCallingCodes(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/\+\s?\d[\d\s().-]{7,}/g)].flatMap(([printed]) => {
      const phone = parsePhoneNumberFromString(printed);
      const country = phone?.country ?? phone?.getPossibleCountries()[0];
      // “+ 33 555 01 15” in Dakar: the sign is an icon, and France's numbers are longer.
      return country && validatePhoneNumberLength(printed) !== 'TOO_SHORT'
        ? [only(country, TRUST.callingCode)]
        : [];
    }),
  );
}

const BARE = /(?<![\d+(]\s?)\(?[1-9]\d{0,2}[\s).-]+\d[\d\s().-]{5,}\d(?!\d)/g;

/** “(31) 90000-4172”: of 52 codes of two digits in brackets 26 were a country's, and 22 one of Brazil's area codes. */
const CODES_IN_BRACKETS = 26;
const BRACKETED = new Map<CountryCode, number>([['BR', 22]]);

/** “254 722 555 012”: a number that begins with a calling code without a plus, and is assigned there. */
export function byBareCallingCodes(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) => {
    if (ABROAD.test(text)) return [];
    return [...text.matchAll(BARE)].flatMap(([printed]) => {
      const phone = parsePhoneNumberFromString(`+${digitsOf(printed)}`);
      const isCode = /\d+/.exec(printed)?.[0] === phone?.countryCallingCode;
      if (!phone?.country || !isCode || !phone.isValid()) return [];
      if (!/^\(\d\d\)/.test(printed)) return [only(phone.country, TRUST.bareCallingCode)];
      const meant = new Map([...BRACKETED, [phone.country, CODES_IN_BRACKETS] as const]);
      return [shared(meant, TRUST.bareCallingCode)];
    });
  });
}

/**
 * “(206) 555-0148”, “206.555.0148”, “206·555·0148”, “503 223-0142”: how North America writes its numbers; with spaces alone
 * others do too.
 */
const NORTH_AMERICAN =
  /(?<![\d+])(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]{0,2}|[2-9]\d{2}(?:[.·•-]|\s-\s))[2-9]\d{2}[-.·• ]\d{4}(?!\d)|(?<![\d+])[2-9]\d{2} [2-9]\d{2}-\d{4}(?!\d)/g;

const NORTH_AMERICAN_SPACED = /(?<![\d+])[2-9]\d{2} [2-9]\d{2} \d{4}(?!\d)/g;

/** The country of an area code that is not assigned. */
const ANY_AREA: readonly [CountryCode, number][] = [
  ['US', 0.8],
  ['CA', 0.2],
];

/** Area codes tell Canada's numbers from those of the United States. */
function areaOf(printed: string): Evidence {
  const digits = digitsOf(printed).slice(-10);
  const country = parsePhoneNumberFromString(`+1${digits}`)?.country;
  return shared(new Map(country ? [[country, 1]] : ANY_AREA), TRUST.numberShape);
}

/** Colombia and Mexico write spaces in the same places of their mobile numbers; words tell them apart. */
function isNorthAmerican(texts: readonly string[]): boolean {
  const countries = countriesOfWords(texts);
  const share = (...names: CountryCode[]) =>
    names.reduce((sum, name) => sum + (countries.get(name) ?? 0), 0);
  return share('US', 'CA') > share('MX', 'CO');
}

export function byShapes(texts: readonly string[]): Evidence[] {
  const found = (shape: RegExp) => texts.flatMap((text) => text.match(shape)?.slice(0, 1) ?? []);
  const [printed] = found(NORTH_AMERICAN);
  const [alike] = found(NORTH_AMERICAN_SPACED);
  if (printed) return [areaOf(printed)];
  return alike && isNorthAmerican(texts) ? [areaOf(alike)] : [];
}
