import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markFound } from './mark-found.ts';

const show = (text: string, search: string) =>
  markFound(text, search)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Łódź Holding', 'lodz', '[Łódź] Holding'],
  ['Großmann', 'ossm', 'Gr[oßm]ann'],
  ['+49 171 23 45', '0171/2345', '+49 [171 23 45]'],
  ['finance', '#fin', '[fin]ance'],
  ['Jane Doe', 'do jan', '[Jan]e [Do]e'],
  ['banana', 'ana', 'b[anana]'],
  ['Jane', '', 'Jane'],
  ['', 'x', ''],
])('in %s, %s is shown as %s', (text, search, shown) => {
  expect(show(text, search)).toBe(shown);
});

test('the parts add up to the text', () => {
  const texts = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(texts, texts, (text, search) => {
      expect(
        markFound(text, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
