import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlipOf } from './slips.ts';

it.each([
  ['flipa', 'filipa'],
  ['lewellyn', 'llewellyn'],
  ['jammal', 'jamal'],
  ['acme.tr', 'acme.fr'],
])('“%s” may be “%s”', (read, meant) => {
  expect(isSlipOf(read, meant)).toBe(true);
});

it.each([
  ['jon', 'john'],
  ['maria', 'mario'],
  ['jamal', 'jamal'],
  ['filpa', 'fiilipa'],
  ['', 'acme'],
])('“%s” is not “%s”', (read, meant) => {
  expect(isSlipOf(read, meant)).toBe(false);
});

it('is the same both ways', () => {
  const word = fc.stringMatching(/^[ilmt]{0,5}$/);
  fc.assert(fc.property(word, word, (a, b) => isSlipOf(a, b) === isSlipOf(b, a)));
});
