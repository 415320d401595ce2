import type { CountryCode } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { isPlausible } from './is-plausible.ts';
import { parsePhone } from './phone-number.ts';

function plausible(printed: string, country: CountryCode, { isExpected = false, line = printed }) {
  const phone = parsePhone(printed, [country]);
  if (!phone) throw new Error(`${printed} cannot be read`);
  return isPlausible({ printed, phone }, isExpected, line);
}

describe('digits that nothing announces', () => {
  test.each([
    ['206-555-0148', 'US', 'Call us at any time 206-555-0148', true],
    ['7000-5501', 'PT', 'Travessa das Flores, 7000-5501 Évora', false],
    ['0171 392 0012', 'DE', 'Jane Smith, consultant 0171 392 0012', true],
    ['977 555 041', 'US', '977 555 041 •', true],
    ['0417682935', 'US', '0417682935', true],
    ['54176829351234', 'US', '54176829351234', false],
    ['837 417', 'AD', '837 417', true],
    ['837417', 'AD', '837417 Massana', false],
  ] as const)('«%s» of %s in «%s»: %s', (printed, country, line, expected) => {
    expect(plausible(printed, country, { line })).toBe(expected);
  });
});

test('a number that is announced needs seven digits, and six where its country has such', () => {
  const announced = (printed: string, country: CountryCode) =>
    plausible(printed, country, { isExpected: true, line: `Switchboard of the house ${printed}` });
  expect(announced('1234567', 'DE')).toBe(true);
  expect(announced('123456', 'US')).toBe(false);
  expect(announced('837417', 'AD')).toBe(true);
});
