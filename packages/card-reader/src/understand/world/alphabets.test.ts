import { expect, test } from 'vitest';
import { isOfOneAlphabet } from './alphabets.ts';

test.each([
  'Þórdís Ævarsdóttir',
  'Ştefan Ţurcanu, Șef Birou Export',
  'Şükrü Ağaçdelen',
  'plain words',
  // One letter was read wrong.
  'Ursina Jäģgi',
])('«%s» is of one alphabet', (text) => {
  expect(isOfOneAlphabet(text)).toBe(true);
});

test.each([
  'Kwvøtavtívoç Ilana&nųntpáknş',
  'Euvetaıpļøņóç EÑalňvaç Mávnç',
  'Euayyeñía FanaßavagoonoúÅou',
])('«%s» is Greek', (text) => {
  expect(isOfOneAlphabet(text)).toBe(false);
});
