import type { CountryCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { findDigits } from './digits-in-line.ts';

const found = (text: string, ...countries: CountryCode[]) =>
  findDigits(text, countries).map(({ digits }) => digits);

test.each([
  ['Tel +44 20 7946 0958 Fax +44 20 7946 0959', ['+44 20 7946 0958', '+44 20 7946 0959']],
  ['(206) 555-0148', ['(206) 555-0148']],
  ['+55 (49) 3322-7416 ramal 231', ['+55 (49) 3322-7416 ramal 231']],
])('in «%s» stand %j', (text, digits) => {
  expect(found(text, 'US').map((run) => run.trim())).toEqual(digits);
});

test('letters of the shape of digits are read as them, and stay what is printed', () => {
  const [run] = findDigits('T +49 40 66g69 123', ['DE']);
  expect(run).toMatchObject({
    digits: '+49 40 66969 123',
    printed: '+49 40 66g69 123',
    index: 2,
    end: 18,
  });
});

test('a Japanese postcode is no number, in Japan', () => {
  expect(found('T532-0011', 'JP')).toEqual([]);
  expect(found('T113-0033 3-27-5', 'JP')).toEqual([]);
  expect(found('T532-0011', 'US')).toEqual(['532-0011']);
});
