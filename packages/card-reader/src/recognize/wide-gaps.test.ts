import { expect, test } from 'vitest';
import type { ReadSymbol } from './ctc-decode.ts';
import { hasWideGap, withSpacesInGaps } from './wide-gaps.ts';

/** Symbols half a height apart. “_” marks a place where nothing was read. */
const LETTER = 0.5;
const read = (line: string): ReadSymbol[] =>
  [...line].flatMap((text, i) =>
    text === '_' ? [] : [{ text, probability: 1, position: (i + 0.5) / line.length, others: [] }],
  );
const textOf = (line: string) =>
  withSpacesInGaps(read(line), line.length * LETTER)
    .map(({ text }) => text)
    .join('');
const isIncomplete = (line: string) => hasWideGap(read(line), line.length * LETTER);

test('digits on both sides of an unread part are two numbers', () => {
  expect(textOf('100-0001________1-2-3')).toBe('100-0001 1-2-3');
});

test('an unread letter or two do not divide a word', () => {
  expect(textOf('Ng_c Tr__n')).toBe('Ngc Trn');
});

test('a line is incomplete if much of it was not read, at its ends too', () => {
  expect(isIncomplete('____ 03-1234-5678')).toBe(true);
  expect(isIncomplete('100-0001________1-2-3')).toBe(true);
  expect(isIncomplete('Harbour Street 12')).toBe(false);
});
