import { expect, test } from 'vitest';
import { withoutLabelLetter } from './without-label-letter.ts';

test.each([
  ['epeter.horvath', 'Peter Horvath', 'peter.horvath'],
  ['mjuergen-koch', 'Jürgen Koch', 'juergen-koch'],
  ['epeter.horvath', 'E. Peter Horvath', 'epeter.horvath'],
  ['peter.horvath', 'Peter Horvath', 'peter.horvath'],
  ['esmith.john', 'John Miller', 'esmith.john'],
  ['esmith', 'Ann Smith', 'esmith'],
])('“%s” of %s is “%s”', (local, name, without) => {
  expect(withoutLabelLetter(local, name)).toBe(without);
});
