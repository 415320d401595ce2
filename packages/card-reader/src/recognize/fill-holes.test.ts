import { expect, test } from 'vitest';
import type { ReadSymbol } from './ctc-decode.ts';
import { fillHoles } from './fill-holes.ts';

/** Letters one step apart. “_” marks a place where nothing was read. */
const read = (line: string, probability = 0.9): ReadSymbol[] =>
  [...line].flatMap((text, i) =>
    text === '_' ? [] : [{ text, probability, position: (i + 0.5) / line.length, others: [] }],
  );

const filled = (symbols: ReadSymbol[], quick: ReadSymbol[]) =>
  fillHoles(symbols, quick)
    .map(({ text }) => text)
    .join('');

test('a letter that the recognizer does not know is taken from the quick one', () => {
  expect(filled(read('Tr_n H_u'), read('Trân Hüu'))).toBe('Trân Hüu');
});

test('letters that both read are the recognizer’s', () => {
  expect(filled(read('Đ_ng'), read('Dàng'))).toBe('Đàng');
});

test('a line without holes is not changed, whatever the quick recognizer read', () => {
  expect(filled(read('Llewellyn'), read('L_ewellyn'))).toBe('Llewellyn');
});

test('nothing is filled into a line of another alphabet', () => {
  expect(filled(read('_______c_____'), read('BnaAvcnaB0BHa'))).toBe('c');
});

test('a letter that the quick recognizer is not sure of fills no hole', () => {
  expect(filled(read('Tr_n'), [...read('Tr_n'), ...read('__â_', 0.4)])).toBe('Trn');
});
