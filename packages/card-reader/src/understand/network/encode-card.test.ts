import { expect, test } from 'vitest';
import { layOut } from '../card/lay-out.ts';
import { cardLines } from '../testing/card-lines.ts';
import { extractValues } from '../values/extract-values.ts';
import { MOST_WORDS } from './card-words.ts';
import { encodeCard, ROW } from './encode-card.ts';

function encode(...lines: Parameters<typeof cardLines>) {
  const laid = layOut(cardLines(...lines));
  return encodeCard(laid, extractValues(laid));
}

test('every word has a row of numbers', () => {
  const { words, rows } = encode('Jane Doe | Illustrator', 'T+49 30 1234567', 'jane@janedoe.art');
  expect(words.map(({ text }) => text)).toContain('Illustrator');
  expect(rows).toHaveLength(words.length * ROW);
  expect(rows.every(Number.isFinite)).toBe(true);
});

test('words know what stands before them, and whether a grammar has taken them', () => {
  const { words } = encode('Jane Doe, CEO', 'Mail jane@janedoe.art');
  const told = words.map(({ text, separator, taken }) => `${text} ${separator} ${taken}`);
  expect(told.slice(0, 3)).toEqual(['Jane start false', 'Doe, space false', 'CEO comma false']);
  expect(told.at(-1)).toBe('jane@janedoe.art space true');
});

test('a form of address is a word of its own, also without a space behind it', () => {
  const { words } = encode('Dr.Parri Narendra', 'Dr.med. Jane Doe');
  expect(words.map(({ text }) => text)).toEqual([
    'Dr.',
    'Parri',
    'Narendra',
    'Dr.med.',
    'Jane',
    'Doe',
  ]);
});

test('of a page no more words than a card can have are looked at, the largest', () => {
  const small = Array.from({ length: 200 }, () => 'some words of a page');
  const { words } = encode({ text: 'LARGE', size: 80 }, ...small);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  expect(words[0]?.text).toBe('LARGE');
});

test('letters of scripts without spaces are words, runs of others are too', () => {
  const { words } = encode('営業部マネージャー2課 Taro');
  expect(words.map(({ text, separator }) => `${text} ${separator}`)).toEqual([
    '営 start',
    '業 none',
    '部 none',
    'マネージャー none',
    '2 none',
    '課 none',
    'Taro space',
  ]);
});

test('a number behind an ideograph is taken, and the ideograph is not', () => {
  const { words } = encode('営業03-1234-5678', '東京都千代田区丸の内');
  expect(words.filter(({ taken }) => taken).map(({ text }) => text)).toEqual(['03-1234-5678']);
});
