import type { LaidLine } from '@cardsift/card-reader/understand/card/lay-out';
import { expect, test } from 'vitest';
import { placedLines } from '../generate/draw-stranger-card.ts';
import { markedCard, marksOf, toMark } from './marked-card.ts';

const laid = ['SAVE', 'THIERRY', 'MOTOCULTURE', 'Tél. 06.76 [mobile]'].map(
  (text, i): LaidLine =>
    ({
      text,
      confidence: 0.9876,
      box: { left: 10, top: 20 * i, right: 500, bottom: 20 * i + 15 },
    }) as LaidLine,
);
const blank = toMark('public-1 scan-33.png', 'fr', [], laid);
const marked = blank
  .replace('SAVE', '[org* [name* SAVE]]')
  .replace('THIERRY', '[org+ [name+ THIERRY]]')
  .replace('MOTOCULTURE', '[org+ MOTOCULTURE]')
  .replace('Tél.', '[lphone Tél.]')
  .replace('06.76', '[phone 06.76]');

test('what is to be marked has places on a card 1000 wide, and no brackets of its own', () => {
  expect(blank.split('\n').slice(0, 2)).toEqual([
    '=== fr | public-1 scan-33.png',
    '20,0 h30 | SAVE',
  ]);
  expect(blank).toContain('| Tél. 06.76 (mobile)');
});

test('a marked card has its pieces, their main ones, and a name within a sign', () => {
  const rows = marksOf(marked).get('public-1 scan-33.png') ?? [];
  const card = markedCard('fr', rows, laid);
  expect(card.values).toEqual(['organization', 'name', 'phone label', 'phone']);
  expect(card.main?.slice(0, 2)).toEqual([true, true]);
  expect(card.within).toEqual([-1, 0, -1, -1]);
  expect(card.lines[0]).toEqual([10, 0, 490, 15, 0.988, [['SAVE', 1]]]);
  const [first, , third] = placedLines(card);
  const sign = third?.spans[0]?.value;
  expect(sign).toMatchObject({ label: 'organization', isMain: true });
  expect(first?.spans[0]?.value?.sign).toBe(sign);
});

test('of a sign that is marked once and said twice nobody knows which one is meant', () => {
  const rows = ['0,0 h9 | [org* SAVE]', '0,9 h9 | [org THIERRY]', '0,18 h9 | [org Save]'];
  const twice = ['SAVE', 'THIERRY', 'Save'].map((text, i) => ({ ...laid[i], text }) as LaidLine);
  const [, other, again] = placedLines(markedCard('fr', rows, twice));
  expect(other?.spans[0]?.value?.isMain).toBe(false);
  expect(again?.spans[0]?.value?.isMain).toBeUndefined();
});

test('marks that change a letter are refused', () => {
  const rows = marksOf(marked.replace('THIERRY', 'THIERY')).get('public-1 scan-33.png') ?? [];
  expect(() => markedCard('fr', rows, laid)).toThrow('“THIERY” is not “THIERRY”');
});
