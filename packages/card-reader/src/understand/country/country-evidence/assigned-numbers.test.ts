import { expect, test } from 'vitest';
import { fitOfNumbers, nationalNumbers } from './assigned-numbers.ts';

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
  const factor = (country: 'PE' | 'EC' | 'MX') => fitOfNumbers(['01-555 0042'], country);
  expect(factor('PE')).toBeGreaterThan(factor('EC'));
  expect(factor('EC')).toBeGreaterThan(factor('MX'));
});

test('a mobile number that is grouped as Pakistan does it is rather its own than Korea’s', () => {
  const fit = (country: 'PK' | 'KR') => fitOfNumbers(['0311-2938765'], country);
  expect(fit('PK')).toBeGreaterThan(4 * fit('KR'));
});

test('groups count once on a card, and digits without groups tell less', () => {
  const fit = (...numbers: string[]) => fitOfNumbers(numbers, 'PK');
  expect(fit('0311-2938765')).toBeGreaterThan(fit('03112938765'));
  const [one, two] = [fit('0311-2938765'), fit('0311-2938765', '0344-3706142')];
  const bare = [fit('03112938765'), fit('03112938765', '03443706142')] as const;
  expect(two / one).toBeCloseTo(bare[1] / bare[0]);
});

test('a number that another country with the same calling code has assigned is not this one’s', () => {
  expect(fitOfNumbers(['(984) 244-0240'], 'US')).toBeGreaterThan(
    10 * fitOfNumbers(['(984) 244-0240'], 'JM'),
  );
});

test.each([
  ['RU', '(495) 123-45-67', '8 (495) 123-45-67'],
  ['US', '212-555-0147', '1-212-555-0147'],
  ['HU', '20/123-4567', '06 20 123 4567'],
] as const)('in %s “%s” is grouped like “%s”', (country, without, withTrunk) => {
  expect(fitOfNumbers([without], country)).toBeCloseTo(fitOfNumbers([withTrunk], country));
  expect(fitOfNumbers([without], country)).toBeGreaterThan(3);
});

test('countries of one calling code share its toll-free numbers', () => {
  const fit = (country: 'US' | 'CA') => fitOfNumbers(['1-800-356-9377'], country);
  expect(fit('CA')).toBe(fit('US'));
  expect(fit('CA')).toBeGreaterThan(fitOfNumbers(['212-255-0147'], 'CA'));
});
