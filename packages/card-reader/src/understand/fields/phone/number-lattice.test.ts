import type { CountryCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { readRun } from './number-lattice.ts';

const keys = (run: string, ...countries: CountryCode[]) =>
  readRun({ digits: run, printed: run }, countries).map(({ phone }) => phone.key);

test.each([
  ['030 23125 100', 'DE', ['+493023125100']],
  ['0048 22 555 01 04 0048 605 550 137', 'PL', ['+48225550104', '+48605550137']],
  ['956 41 73 28 9 644 218 736', 'ES', ['+34956417328', '+34644218736']],
  ['+254 51 221 6043/4', 'KE', ['+254512216043', '+254512216044']],
  ['0 5355 4418-20', 'TH', ['+6653554418', '+6653554420']],
] as const)('«%s» of %s is %j', (run, country, numbers) => {
  expect(keys(run, country)).toEqual(numbers);
});

test('more digits than a number has are two where the second begins as one, valid or not', () => {
  expect(
    readRun({ digits: '030 1111 1111 030 2222 2222', printed: '030 1111 1111 030 2222 2222' }, [
      'FR',
    ]),
  ).toHaveLength(2);
});

test('more digits than a number has are two on both sides of a stroke, wherever they are dialed', () => {
  expect(keys('313 5550142 / 3155550143')).toEqual(['3135550142', '3155550143']);
});
