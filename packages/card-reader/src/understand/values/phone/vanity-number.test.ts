import { expect, test } from 'vitest';
import { asDialed } from './vanity-number.ts';

test.each([
  ['1-800-FLOWERS', '1-800-3569377'],
  ['(555) 234-CAKE', '(555) 234-2253'],
  ['613-555-HAIR (4247) ', '613-555-4247        '],
  ['613-555-HAIR [4247]', '613-555-4247       '],
  ['613-555-HAIR (229)', '613-555-4247 (229)'],
  ['Suite 200 COPPER House', 'Suite 200 COPPER House'],
])('«%s» is dialed as «%s» in North America', (text, dialed) => {
  expect(asDialed(text, ['US'])).toBe(dialed);
  expect(asDialed(text, ['CA'])).toBe(dialed);
  expect(asDialed(text, ['GB', 'US'])).toBe(text);
});
