import { expect, test } from 'vitest';
import { byScript } from './country-evidence/by-script.ts';
import { writersOf } from './ideograph-sets.ts';

test.each([
  ['业', ['mainland']],
  ['気', ['japanese']],
  ['電', ['traditional', 'japanese']],
  ['人', ['mainland', 'traditional', 'japanese']],
])('“%s” is written by %j', (letter, writers) => {
  expect(writersOf(letter)).toEqual(writers);
});

const likeliest = (...texts: string[]) =>
  byScript(texts).flatMap((evidence) => [...evidence].sort((a, b) => b[1] - a[1])[0]?.[0] ?? []);

test.each([
  ['JP', '株式会社さくら'],
  ['CN', '宁波甬衡液压接头有限公司'],
  ['KR', '주식회사 한빛'],
])('a card of %s is told by its letters: %s', (country, text) => {
  expect(likeliest(text)[0]).toBe(country);
});

test('Hong Kong and Taiwan are told by their places', () => {
  expect(likeliest('律師事務所', '香港中環')).toContain('HK');
  expect(likeliest('律師事務所', '臺北市中山區')).toContain('TW');
});

test('a card in Latin letters tells nothing by them', () => {
  expect(byScript(['Jane Doe'])).toEqual([]);
});
