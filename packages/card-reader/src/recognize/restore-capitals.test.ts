import { expect, test } from 'vitest';
import { restoreCapitals } from './restore-capitals.ts';

const read = (line: string, probability: number) =>
  restoreCapitals([...line].map((text, i) => ({ text, probability, position: i, others: [] })))
    .map(({ text }) => text)
    .join('');

test('an accented letter among capitals is a capital', () => {
  expect(read('FüZESI JENő', 0.99)).toBe('FÜZESI JENŐ');
});

test('an unaccented letter among capitals is a capital if it was improbable', () => {
  expect(read('TÖrÖK', 0.8)).toBe('TÖRÖK');
  expect(read('McDONALD', 0.99)).toBe('McDONALD');
});

test('small letters elsewhere stay', () => {
  expect(read('Één Jenő GmbHß', 0.5)).toBe('Één Jenő GmbHß');
});
