import { expect, test } from 'vitest';
import { cardLines } from '../testing/card-lines.ts';
import { settleDoubts } from './settle-doubts.ts';

function settled(text: string, at: number, letters: string[], country?: string) {
  const lines = cardLines(text).map((line) => ({
    ...line,
    doubts: [{ at, letters }],
  }));
  return settleDoubts(lines, country)[0]?.text;
}

test.each([
  ['Zoě Lowe', 2, ['é', 'ë'], undefined, 'Zoé Lowe'],
  ['João', 2, ['å', 'ã'], 'PT', 'João'],
  ['Joåo', 2, ['ö', 'ã', 'á'], 'PT', 'João'],
  ['MUŃOZ', 2, ['N', 'Ñ'], 'ES', 'MUNOZ'],
  ['Żurawska', 0, ['Z'], 'PL', 'Żurawska'],
  ['Cätălin', 1, ['á', 'ă'], 'RO', 'Cătălin'],
  ['Jürgen Doe', 1, ['u'], 'AU', 'Jürgen Doe'],
  ['Tăne', 1, ['ā', 'a'], 'NZ', 'Tāne'],
  ['Pórdís', 0, ['Þ'], 'IS', 'Þórdís'],
  ['Páll', 0, ['Þ'], 'IS', 'Páll'],
  ['Pósthólf', 0, ['Þ'], 'IS', 'Pósthólf'],
  ['Pórdís', 0, ['Þ'], undefined, 'Pórdís'],
  ['Kudu S Ibis', 5, ['&'], 'SE', 'Kudu & Ibis'],
  ['Nora S. Ibis', 5, ['&'], 'SE', 'Nora S. Ibis'],
  ['Nguyën', 4, ['ê', 'ễ'], 'VN', 'Nguyên'],
  ['Gínny Doe', 1, ['i'], undefined, 'Ginny Doe'],
  ['Gínny Doe', 1, ['ì'], undefined, 'Gínny Doe'],
  ['María Paz', 3, ['i'], 'CL', 'María Paz'],
  ['marial23@example.com', 5, ['1'], undefined, 'maria123@example.com'],
  ['quill338@example.com', 4, ['i'], undefined, 'quill338@example.com'],
  ['Kentarō', 6, ['ô', 'õ'], 'JP', 'Kentarō'],
] as const)('«%s» with a doubt at %d', (text, at, letters, country, meant) => {
  expect(settled(text, at, [...letters], country)).toBe(meant);
});

test('a letter without doubt stays, and no doubt makes it another letter', () => {
  expect(settleDoubts(cardLines('Jürgen Weise'), 'ES')[0]?.text).toBe('Jürgen Weise');
  expect(settled('Jürgen', 1, ['i', 'o'], 'ES')).toBe('Jürgen');
});
