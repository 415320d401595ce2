import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Großmann', 'grossmann'],
  ['NGUYỄN', 'nguyen'],
  ['Þórður', 'thordur'],
  ['ΝΙΚΟΣ', 'νικοσ'],
  ['İstanbul', 'istanbul'],
  ['plain', 'plain'],
])('%s is typed as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding letter by letter gives the same result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect([...text].map(fold).join('')).toBe(fold(text));
    }),
  );
});
