import { expect, test } from 'vitest';
import { isOneEditApart } from './is-one-edit-apart.ts';

test.each([
  ['schmidt', 'schmitt'],
  ['schmidt', 'schmit'],
  ['schmidt', 'schmiddt'],
  ['imogen', 'imogne'],
  ['ashworth', 'ashwort'],
])('%s and %s', (a, b) => {
  expect(isOneEditApart(a, b)).toBe(true);
  expect(isOneEditApart(b, a)).toBe(true);
});

test.each([
  ['schmidt', 'schmidt'],
  ['schmidt', 'schmied'],
  ['schmidt', 'chsmitd'],
  ['anna', 'na'],
])('%s is further from %s, or the same', (a, b) => {
  expect(isOneEditApart(a, b)).toBe(false);
});
