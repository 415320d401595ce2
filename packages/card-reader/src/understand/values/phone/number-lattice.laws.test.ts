import fc from 'fast-check';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { readRun } from './number-lattice.ts';

const COUNTRIES: CountryCode[] = ['AT', 'CN', 'DE', 'FR', 'GB', 'JP', 'TR', 'TW', 'US'];
const NUMBERS = [
  '0711 5550-10',
  '+49 (0)40 66969-214',
  '2443 5781',
  '(024) 3555 0142',
  '01632 960222',
  '0 (212) 555 12 40',
  '86-574-8555 0142',
  '8013',
  '-11',
  '19–23.30',
];
const run = fc
  .array(
    fc.oneof(
      fc.constantFrom(...NUMBERS),
      fc.constantFrom(' ', ' / ', '/', ' – ', '-', ' • '),
      fc.stringMatching(/^[0-9 ().-]{1,9}$/),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.join(''));
const countries = fc.subarray(COUNTRIES);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a number's digits are printed, its calling code aside, which may come from the card. */
function isPrinted(key: string, country: CountryCode | null, printed: string): boolean {
  const digits = digitsOf(key.split('x')[0] ?? '');
  const codes = (country ? [country] : COUNTRIES).map((each) => getCountryCallingCode(each));
  return ['', ...codes].some(
    (code) => digits.startsWith(code) && printed.includes(digits.slice(code.length)),
  );
}

test('a number is printed digits, or the beginning of the one before it with printed digits', () => {
  fc.assert(
    fc.property(run, countries, (printed, dialed) => {
      let previous = '';
      for (const { phone, part, start, end } of readRun(printed, dialed)) {
        const own = digitsOf(printed.slice(start, end));
        const [, extension = ''] = phone.key.split('x');
        if (part === 'ending') {
          expect(phone.key).toBe(previous.slice(0, -own.length) + own);
        } else {
          expect(isPrinted(phone.key, phone.country, own), phone.key).toBe(true);
          expect(own.endsWith(extension)).toBe(true);
        }
        previous = phone.key;
      }
    }),
    { numRuns: 300 },
  );
});

test('numbers stand one behind the other, and none shares a digit with another', () => {
  fc.assert(
    fc.property(run, countries, (printed, dialed) => {
      let last = 0;
      for (const { start, end } of readRun(printed, dialed)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
    }),
    { numRuns: 200 },
  );
});

/** Numbers of Tokelau have four digits, and are no telephone's on a card. */
const plans = getCountries().filter((country) => country !== 'TK');

test.each([
  ['a stroke', ' / '],
  ['a dash', ' – '],
])('in every country two numbers beside %s are those two', (_, sign) => {
  const wrong = plans.flatMap((country) => {
    const first = getExampleNumber(country, examples);
    const second = first && parsePhoneNumberFromString(`+${BigInt(first.number.slice(1)) + 137n}`);
    if (!first || !second?.isValid()) return [];
    return (['NATIONAL', 'INTERNATIONAL'] as const).flatMap((format) => {
      const printed = `${first.format(format)}${sign}${second.format(format)}`;
      const keys = readRun(printed, [country]).map(({ phone }) => phone.key);
      return keys.join() === `${first.number},${second.number}` ? [] : [`${country} ${printed}`];
    });
  });
  expect(wrong).toEqual([]);
});
