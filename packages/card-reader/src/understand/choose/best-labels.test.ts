import { expect, test } from 'vitest';
import { labelIndex } from '../network/label-words.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { type Told, toldCard } from '../testing/told-words.ts';
import { bestLabels, withGivenNames } from './best-labels.ts';

/** The labels of a line whose first word is a form of address with a probability. */
function labelsOf(text: string, address: number, ...told: Told[]): WordLabel[] {
  const { words } = toldCard([[text, ['honorific', 1, 'name'], ...told]]);
  const [first, ...others] = words;
  if (!first) throw new Error('no words');
  const probabilities = [...first.probabilities];
  probabilities[labelIndex.honorific] = address;
  return bestLabels(withGivenNames([{ ...first, probabilities }, ...others]));
}

test('what is not surely a form of address before a surname alone is the given name', () => {
  expect(labelsOf('Reto Bächtiger', 0.85, ['name'])).toEqual(['name', 'name']);
});

test('a sure one stays, an abbreviated one, and one before a whole name', () => {
  expect(labelsOf('Herr Bächtiger', 0.99, ['name'])).toEqual(['honorific', 'name']);
  expect(labelsOf('Hr. Bächtiger', 0.85, ['name'])).toEqual(['honorific', 'name']);
  expect(labelsOf('Meister Reto Bächtiger', 0.85, ['name'], ['name'])).toEqual([
    'honorific',
    'name',
    'name',
  ]);
});
