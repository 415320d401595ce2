import type { CountryCode } from 'libphonenumber-js/max';

const ZIP = '\\d{5}(?:-\\d{4})?';
const CANADIAN = '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d';

/** Formats of postal codes that only one country has: they tell where a card is from. */
export const POSTCODES: readonly [CountryCode, RegExp][] = [
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/],
  ['CA', new RegExp(`\\b${CANADIAN}\\b`)],
  [
    'US',
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/,
  ],
  ['NL', /\b\d{4} ?[A-Z]{2} +\p{Lu}/u],
  ['PL', /(?<![\d-])\d{2}-\d{3} +\p{Lu}/u],
  ['PT', /(?<![\d-])[1-9]\d{3}-\d{3},? +\p{Lu}/u],
  ['BR', /(?<![\d-])\d{5}-\d{3}(?![\d-])/],
  ['SE', /\bSE?-? ?\d{3} ?\d{2} +\p{Lu}/u],
  ['CZ', /\bCZ-? ?[1-7]\d{2} ?\d{2} +\p{Lu}/u],
  ['SK', /\bSK-? ?[089]\d{2} ?\d{2} +\p{Lu}/u],
  ['IE', /\b[ACDEFHKNPRTVWXY]\d[\dW] ?[\dA-Z]{4}\b/],
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT)\b,? \d{4}\b/],
  ['JP', /〒 ?\d{3}-\d{4}/],
  ['MX', /\bC\.? ?P\.? ?\d{5}\b/],
  ['AR', /(?<![\d-])[A-Z]\d{4}[A-Z]{3}\b/],
  ['MD', /\bMD-?\d{4}\b/],
  ['LV', /\bLV-?\d{4}\b/],
  ['LT', /\bLT-?\d{5}\b/],
  ['AT', /\bA-\d{4}\b/],
  ['DE', /\bD-\d{5}\b/],
  ['CH', /\bCH-\d{4}\b/],
  ['FR', /\bF-\d{5}\b/],
  ['HU', /\bH-\d{4}\b/],
  ['SI', /\bSI-\d{4}\b/],
  // “Mumbai - 400 058”: behind a dash India alone writes six digits.
  ['IN', /\p{L}{4}\)?\s?[-–]\s?[1-8]\d{2}\s?\d{3}(?![\s-]?\d)/u],
  ['HR', /\bHR-\d{5}\b/],
];

/** How many digits stand before a town in countries whose postal codes are plain digits. */
const DIGITS: Partial<Record<CountryCode, number>> = {
  ...of(4, 'AT', 'BE', 'BG', 'CH', 'DK', 'HU', 'LI', 'LU', 'NO', 'SI', 'TN'),
  ...of(5, 'BA', 'DE', 'DZ', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'MA', 'ME', 'RS', 'TR', 'UA'),
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

const ALONE = new RegExp(`^(?:[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|${ZIP}|[A-Z]{2} ${ZIP})$`);

/** Whether a part of an address is a British or American code and nothing else. */
export const isPostcodeAlone = (part: string) => ALONE.test(part);
