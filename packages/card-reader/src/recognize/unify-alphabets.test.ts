import { expect, test } from 'vitest';
import type { ReadSymbol } from './ctc-decode.ts';
import { unifyAlphabets } from './unify-alphabets.ts';

const read = (text: string) =>
  unifyAlphabets(
    [...text].map(
      (each, i): ReadSymbol => ({ text: each, probability: 1, position: i, others: [] }),
    ),
  )
    .map((symbol) => symbol.text)
    .join('');

test('letters that only look like those of their word become letters of its alphabet', () => {
  expect(read('BЫЦ Олeнa')).toBe('ВЫЦ Олена'); // A Latin B, e and a.
  expect(read('Kαλαμάτα')).toBe('Καλαμάτα'); // A Latin K.
  expect(read('COMРANY')).toBe('COMPANY'); // A Cyrillic Р.
  expect(read('Mәmmәdova')).toBe('Məmmədova'); // Two Cyrillic ә.
  expect(read('alЕrта')).toBe('alErta'); // Three Cyrillic letters.
  expect(read('ZACCAЇ')).toBe('ZACCAÏ'); // A Cyrillic Ї.
  expect(read('AUTOMECΛNICA')).toBe('AUTOMECANICA'); // An A without its bar.
  expect(read('ΛΘHNΛ')).toBe('ΛΘΗΝΛ'); // Latin H and N.
});

test('a word with a letter that fits no other alphabet is not changed', () => {
  expect(read('IQшоп')).toBe('IQшоп');
});

test('each word has its own alphabet', () => {
  expect(read('ТОВ Nova')).toBe('ТОВ Nova');
});

test('initials beside Latin words are Latin', () => {
  expect(read('А. MURALIDHAR')).toBe('A. MURALIDHAR'); // A Cyrillic А.
  expect(read('Hyderabad А.Р. India')).toBe('Hyderabad A.P. India');
  expect(read('О.О.О. Nova')).toBe('О.О.О. Nova');
  expect(read('Г. Petrov')).toBe('Г. Petrov');
  expect(read('А. Петренко Petrenko')).toBe('А. Петренко Petrenko');
});
