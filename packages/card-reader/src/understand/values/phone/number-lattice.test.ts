import type { CountryCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { readRun } from './number-lattice.ts';

const read = (printed: string, countries: readonly CountryCode[], behind = '') =>
  readRun(printed, countries, behind);
const keys = (run: string, ...countries: CountryCode[]) =>
  read(run, countries).map(({ phone }) => phone.key);

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
  expect(read('030 1111 1111 030 2222 2222', ['FR'])).toHaveLength(2);
});

test('more digits than a number has are two on both sides of a stroke, wherever they are dialed', () => {
  expect(keys('313 5550142 / 3155550143')).toEqual(['3135550142', '3155550143']);
  expect(keys('2443 5781 / 2444 5926')).toEqual(['24435781', '24445926']);
});

test.each([
  ['86-574-8555 0142-8013', 'CN', ['+8657485550142x8013']],
  ['(04)2359-7718 #206', 'TW', ['+886423597718x206']],
  ['0226-48-1147 (内線 7777)', 'JP', ['+81226481147x7777']],
  ['+7 495 123-45-67 доб. 123', 'RU', ['+74951234567x123']],
] as const)('«%s» of %s has an extension', (run, country, numbers) => {
  expect(keys(run, country)).toEqual(numbers);
});

test.each([
  ['(024) 3555 0142 – 3555 0143', 'VN', ['+842435550142', '+842435550143']],
  ['01632 960222 / 960333', 'GB', ['+441632960222', '+441632960333']],
  ['2443 5781 / 2444 5926', 'CR', ['+50624435781', '+50624445926']],
  ['(11) 0000-4410 / 4411', 'BR', ['+551100004410', '+551100004411']],
] as const)('«%s» of %s is two numbers, assigned or not', (run, country, numbers) => {
  expect(keys(run, country)).toEqual(numbers);
});

test.each([
  ['5550-0 DW 20', '0711 ', 'DE', '+49711555020'],
  ['5550 DW 20', '01 ', 'AT', '+431555020'],
  ['669691 23 DW 45', '040 ', 'DE', '+494066969123x45'],
] as const)('«%s» dials one telephone of a company', (number, area, country, key) => {
  expect(keys(area + number, country)).toEqual([key]);
});

test('a calling code is no beginning of a group', () => {
  expect(keys('137 0256 8819', 'US')).toEqual(['13702568819']);
  expect(keys('137 0256 8819', 'US', 'CN')).toEqual(['+8613702568819']);
});

test('a reading is doubted where another one is about as good', () => {
  const doubts = (run: string, country: CountryCode) =>
    read(run, [country]).map(({ isDoubted }) => isDoubted);
  expect(doubts('03591 / 27 48 20-21', 'DE')).toContain(true);
  expect(doubts('(206) 555-0148', 'US')).toEqual([false]);
});

test('where a number begins and ends, signs and icons beside it are left out', () => {
  const [number] = read('9 655 55 01 72', ['ES']);
  expect(number).toMatchObject({ printed: '655 55 01 72', start: 2, end: 14 });
  const [office] = read('+90 258 269 14 40 (4', ['TR'], ' hat)');
  expect(office).toMatchObject({ start: 0, end: 17 });
});
