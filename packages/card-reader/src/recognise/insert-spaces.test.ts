import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { insertSpaces } from './insert-spaces.ts';

/** A crop with a black bar of 10 pixels per letter, so far apart, and the symbols to it. */
function line(text: string, gaps: readonly number[]): { symbols: ReadSymbol[]; crop: RgbImage } {
  const width = 10 * text.length + gaps.reduce((sum, gap) => sum + gap, 0) + 20;
  const data = new Uint8Array(width * 48 * 3).fill(230);
  let x = 10;
  const symbols = [...text].map((letter, i) => {
    for (let y = 10; y < 38; y++) data.fill(20, (y * width + x) * 3, (y * width + x + 10) * 3);
    const position = (x + 5) / width;
    x += 10 + (gaps[i] ?? 0);
    return { text: letter, probability: 1, position };
  });
  return { symbols, crop: { width, height: 48, data } };
}

const spaced = (text: string, gaps: readonly number[]) => {
  const { symbols, crop } = line(text, gaps);
  return insertSpaces(symbols, crop)
    .map((symbol) => symbol.text)
    .join('');
};

test('a gap much wider than the others is a space', () => {
  expect(spaced('JonDoe', [3, 3, 14, 3, 3])).toBe('Jon Doe');
});

test('letters that all stand apart make no spaces', () => {
  expect(spaced('MAPLE', [16, 16, 16, 16])).toBe('MAPLE');
});

test('an e-mail address is never divided', () => {
  expect(spaced('a@b.co', [14, 14, 3, 14, 3])).toBe('a@b.co');
});

test('figures need a wider gap', () => {
  expect(spaced('2118', [2, 10, 2])).toBe('2118');
  expect(spaced('2118', [2, 16, 2])).toBe('21 18');
});

test('a line without ink stays as it was read', () => {
  const { symbols, crop } = line('ab', [3]);
  const blank = { ...crop, data: new Uint8Array(crop.data.length).fill(99) };
  expect(insertSpaces(symbols, blank)).toHaveLength(2);
});
