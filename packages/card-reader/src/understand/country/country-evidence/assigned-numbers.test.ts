import { expect, test } from 'vitest';
import { assigned, nationalNumbers } from './assigned-numbers.ts';

test.each([
  ['065 - 708 00 41 ann@example.net', ['065 - 708 00 41']],
  ['0044 20 7946 0958', []],
  ['+44 20 7946 0958', []],
  ['Tel. 555', []],
  ['943 55 01 42 / 655 55 01 43', ['943 55 01 42', '655 55 01 43']],
  ['2155 0142 7955 0143', []],
])('the numbers without a calling code of “%s” are %j', (text, numbers) => {
  expect(nationalNumbers([text]).map((each) => each.trim())).toEqual(numbers);
});

test('a country that assigned a number comes before one that did not, and last comes one without such numbers', () => {
  const factor = (country: 'PE' | 'EC' | 'MX') => assigned(['01-555 0042'], country);
  expect(factor('PE')).toBeGreaterThan(factor('EC'));
  expect(factor('EC')).toBeGreaterThan(factor('MX'));
});
