import type { CountryCode } from 'libphonenumber-js/max';

const ZIP = '\\d{5}(?:-\\d{4})?';
const CANADIAN = '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d';

/** Formats of postal codes that only one country has: they tell where a card is from. */
const FORMATS: readonly [CountryCode, RegExp][] = [
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/],
  [
    'US',
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/,
  ],
  ['PT', /(?<![\d-])[1-9]\d{3}-\d{3},? +\p{Lu}/u],
  ['IE', /\b[ACDEFHKNPRTVWXY]\d[\dW] ?[\dA-Z]{4}\b/],
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT)\b,? \d{4}\b/],
  ['AR', /(?<![\d-])[A-Z]\d{4}[A-Z]{3}\b/],
  // “Mumbai - 400 058”: behind a dash India alone writes six digits.
  ['IN', /\p{L}{4}\)?\s?[-–]\s?[1-8]\d{2}\s?\d{3}(?![\s-]?\d)/u],
];

/** “LV-1010”, “D-10115”: a country's sign before its postal code. */
const WITH_SIGN = /\b([A-Z]{1,2})-(\d{4,5})\b/;
/** The signs that are not the country's ISO code. */
const SIGNS: Partial<Record<string, CountryCode>> = { A: 'AT', D: 'DE', F: 'FR', H: 'HU' };

/** The countries whose postal code a text has, as far as its format tells. */
export function countriesOfPostcode(text: string): CountryCode[] {
  const [, sign = '', digits = ''] = WITH_SIGN.exec(text) ?? [];
  const signed = SIGNS[sign] ?? (sign as CountryCode);
  const formatted = FORMATS.filter(([, pattern]) => pattern.test(text)).map(([country]) => country);
  return DIGITS[signed] === digits.length ? [...formatted, signed] : formatted;
}

/** How many digits stand before a town in countries whose postal codes are plain digits. */
const DIGITS: Partial<Record<CountryCode, number>> = {
  ...of(4, 'AT', 'BE', 'BG', 'CH', 'DK', 'HU', 'LI', 'LU', 'LV', 'MD', 'NO', 'SI', 'TN'),
  ...of(
    5,
    'BA',
    'DE',
    'DZ',
    'EE',
    'ES',
    'FI',
    'FR',
    'HR',
    'IT',
    'LT',
    'MA',
    'ME',
    'RS',
    'TR',
    'UA',
  ),
  ...of(6, 'KG', 'KZ', 'RO', 'RU', 'UZ'),
};

function of(digits: number, ...countries: CountryCode[]) {
  return Object.fromEntries(countries.map((country) => [country, digits]));
}

/** Whether a country may write so many digits before a town: “6867 Schwarzenberg” is not in Germany. */
export const mayHavePostcode = (country: CountryCode, digits: number) =>
  (DIGITS[country] ?? digits) === digits;

/** “123 45 Göteborg” and “506 01 Jičín”: three digits and two, as Sweden, Czechia, Slovakia and Greece write them. */
export const THREE_AND_TWO = /(?<![\d-])\d{3} \d{2},? +\p{Lu}\p{Ll}/u;

/** A town, its state or province and its code. These and the patterns below are only for lines of an address. */
export const NORTH_AMERICAN: readonly RegExp[] = [
  new RegExp(`^(.*?)[\\s,]*\\b([A-Z]{2}),?\\s+(${ZIP})$`),
  new RegExp(`^(.*?)[\\s,]*\\b([A-Z]{2})[\\s,]+(${CANADIAN})$`),
];
export const TOWN_REGION_CODE: readonly RegExp[] = [
  ...NORTH_AMERICAN,
  /^(.*?)[\s,]+(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[\s,]+(\d{4})$/,
];

/** A town and its code, as Britain and Ireland write them. */
export const TOWN_CODE: readonly RegExp[] = [
  /^(.*?)[\s,]*\b([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/,
  /^(.*?)[\s,]*\b([ACDEFHKNPRTVWXY]\d[\dW]\s?[\dA-Z]{4})$/,
];

/** A code of any other country, which may follow the letters of the country. */
const CODE =
  '(?:\\p{Lu}{1,3}[-– ]\\s?)?(\\d{5}-\\d{4}|\\d{5}-\\d{3}|\\d{3}-\\d{4}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} ?[A-Z]{2}(?![\\p{L}])|\\d{4,6})';
export const CODE_THEN_TOWN = new RegExp(`^${CODE}\\s+(\\p{L}.*)$`, 'u');
export const TOWN_THEN_CODE = new RegExp(`^(\\p{L}[^\\d]*?)[\\s,]+${CODE}$`, 'u');

const ALONE = new RegExp(`^(?:[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|${ZIP}|[A-Z]{2} ${ZIP}|\\d{6})$`);

/** Whether a part of an address is a British or American code, or one of six digits, and nothing else. */
export const isPostcodeAlone = (part: string) => ALONE.test(part);
