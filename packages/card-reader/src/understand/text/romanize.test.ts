import { expect, test } from 'vitest';
import { romanizations } from './romanize.ts';

test.each([
  ['Казань', 'kazan'],
  ['Юлія', 'iuliia'],
  ['Гриценко', 'hrytsenko'],
  ['Хрістов', 'hristov'],
  ['директор', 'direktor'],
  ['Παπαδόπουλος', 'papadopoulos'],
  ['Χρήστος', 'christos'],
  ['ΜΠΑΚΑΛΙΚΟ', 'bakaliko'],
])('«%s» may be spelt “%s”', (text, latin) => {
  expect(romanizations(text)).toContain(latin);
});

test('other scripts have no spelling', () => {
  expect(romanizations('Kazan')).toEqual([]);
  expect(romanizations('佐藤')).toEqual([]);
});
