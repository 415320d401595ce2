import { expect, test } from 'vitest';
import { cardLines } from '../testing/card-lines.ts';
import { settleDoubts } from './settle-doubts.ts';

function settled(
  text: string,
  at: number,
  letters: string[],
  ...languages: Parameters<typeof settleDoubts>[1]
) {
  const lines = cardLines(text).map((line) => ({
    ...line,
    doubts: [{ at, letters }],
  }));
  return settleDoubts(lines, languages)[0]?.text;
}

test.each([
  ['Zoě Lowe', 2, ['é', 'ë'], [], 'Zoé Lowe'],
  ['João', 2, ['å', 'ã'], ['pt'], 'João'],
  ['Joåo', 2, ['ö', 'ã', 'á'], ['pt'], 'João'],
  ['MUŃOZ', 2, ['N', 'Ñ'], ['es'], 'MUNOZ'],
  ['Żurawska', 0, ['Z'], ['pl'], 'Żurawska'],
] as const)('«%s» with a doubt at %d', (text, at, letters, languages, meant) => {
  expect(settled(text, at, [...letters], ...languages)).toBe(meant);
});

test('a letter without doubt stays, and no doubt makes it another letter', () => {
  expect(settleDoubts(cardLines('Jürgen Weise'), ['es'])[0]?.text).toBe('Jürgen Weise');
  expect(settled('Jürgen', 1, ['i', 'o'], 'es')).toBe('Jürgen');
});
