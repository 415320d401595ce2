import { expect, test } from 'vitest';
import type { ReadSymbol } from './ctc-decode.ts';
import { readableWords } from './readable-words.ts';

/** Words whose letters have this mean probability. */
function read(...words: [text: string, probability: number][]): ReadSymbol[] {
  return words.flatMap(([word, probability], i) =>
    [...(i > 0 ? [' '] : []), ...word].map((text) => ({
      text,
      probability: text === ' ' ? 1 : probability,
      position: 0,
      others: [],
    })),
  );
}

const left = (symbols: ReadSymbol[]) =>
  readableWords(symbols)
    .map(({ text }) => text)
    .join('')
    .trim();

test('a line in another script is left out', () => {
  expect(left(read(['ůl9ªļ', 0.62], ['ä9ü', 0.55]))).toBe('');
});

test('a word in another script is left out of its line', () => {
  expect(left(read(['Coco', 1], ['Xu', 1], ['íÂRJfk', 0.42]))).toBe('Coco Xu');
});

test('a word that is hard to read but looks like one stays', () => {
  const words = read(['Batik', 0.74], ['Sekar', 0.9], ['Laweyan', 0.86]);
  expect(left(words)).toBe('Batik Sekar Laweyan');
});

test('letter-spaced words and single signs stay', () => {
  expect(left(read(['É', 0.6], ['À', 1], ['·', 0.4], ['B', 1]))).toBe('É À · B');
});

test('a single ampersand stays if it is certain', () => {
  expect(left(read(['&', 0.97]))).toBe('&');
  expect(left(read(['&', 0.5]))).toBe('');
  expect(left(read(['·', 0.97]))).toBe('');
});
