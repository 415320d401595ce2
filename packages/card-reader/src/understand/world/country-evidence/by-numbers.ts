import {
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import { spokenLanguages } from '../languages-of-text.ts';
import { type Evidence, only, shared, TRUST } from './evidence.ts';

/**
 * “+44 20 …” is evidence for its country or, if the number is not assigned, for the first country of its calling
 * code.
 */
export function byCallingCodes(texts: readonly string[]): Evidence[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:\+|\b00)\s?\d[\d\s().-]{7,}/g)].flatMap(([printed]) => {
      const number = printed.replace(/^00/, '+').replace(/\(0\)/, '');
      const phone = parsePhoneNumberFromString(number);
      const country = phone?.country ?? phone?.getPossibleCountries()[0];
      // “+ 33 555 01 15” in Dakar: the sign is an icon, and France's numbers are longer.
      return country && validatePhoneNumberLength(number) !== 'TOO_SHORT'
        ? [only(country, TRUST.callingCode)]
        : [];
    }),
  );
}

/** “TVA BE 0412 345 678”: a European VAT number begins with its country and has that country's length. */
const TAX_NUMBER =
  /(?<![\p{L}\d])(AT(?=U)|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)U?[ -]?(?:\d[ .]?){8,12}(?!\d)/gu;

/** “27ABCPD1234E1ZK”: India's number for its tax on goods is the state's, the payer's own, and three characters more. */
const INDIAN_TAX_NUMBER = /(?<![A-Z\d])[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z](?![A-Z\d])/;

export function byTaxNumbers(texts: readonly string[]): Evidence[] {
  if (texts.some((text) => INDIAN_TAX_NUMBER.test(text))) return [only('IN', TRUST.taxNumber)];
  const codes = texts.flatMap((text) => [...text.matchAll(TAX_NUMBER)].map(([, code]) => code));
  return [...new Set(codes)].map((code) =>
    only(code === 'EL' ? 'GR' : (code as CountryCode), TRUST.taxNumber),
  );
}

/**
 * “(206) 555-0148”, “206.555.0148”, “503 223-0142”: how North America writes its numbers; with spaces alone
 * others do too.
 */
const NORTH_AMERICAN =
  /(?<![\d+])(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]{0,2}|[2-9]\d{2}(?:[.-]|\s-\s))[2-9]\d{2}[-. ]\d{4}(?!\d)|(?<![\d+])[2-9]\d{2} [2-9]\d{2}-\d{4}(?!\d)/g;

const NORTH_AMERICAN_SPACED = /(?<![\d+])[2-9]\d{2} [2-9]\d{2} \d{4}(?!\d)/g;

/** The country of an area code that is not assigned. */
const ANY_AREA: readonly [CountryCode, number][] = [
  ['US', 0.8],
  ['CA', 0.2],
];

/** Area codes tell Canada's numbers from those of the United States. */
function areaOf(printed: string): Evidence {
  const digits = printed.replace(/\D/g, '').slice(-10);
  const country = parsePhoneNumberFromString(`+1${digits}`)?.country;
  return shared(new Map(country ? [[country, 1]] : ANY_AREA), TRUST.numberShape);
}

/** Mobile numbers of Colombia and Mexico have spaces in the same places; their cards show their language. */
export function byShapes(texts: readonly string[]): Evidence[] {
  const found = (shape: RegExp) => texts.flatMap((text) => text.match(shape)?.slice(0, 1) ?? []);
  const [printed] = found(NORTH_AMERICAN);
  const [alike] = found(NORTH_AMERICAN_SPACED);
  if (printed) return [areaOf(printed)];
  return alike && spokenLanguages(texts)[0]?.language === 'en' ? [areaOf(alike)] : [];
}
