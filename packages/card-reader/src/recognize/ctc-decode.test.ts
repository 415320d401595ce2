import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ctcDecode } from './ctc-decode.ts';

const ALPHABET = ['', 'a', 'b', ' '];

function oneHot(classes: readonly number[]): Float32Array {
  const data = new Float32Array(classes.length * ALPHABET.length);
  classes.forEach((best, step) => {
    data[step * ALPHABET.length + best] = 0.9;
  });
  return data;
}

const read = (classes: readonly number[]) =>
  ctcDecode(oneHot(classes), classes.length, ALPHABET)
    .map((symbol) => symbol.text)
    .join('');

test('repeats are one symbol unless a blank stands between them', () => {
  expect(read([1, 1, 0, 1, 2, 2, 0])).toBe('aab');
});

test('nothing but blanks is no text', () => {
  expect(read([0, 0, 0])).toBe('');
});

test('positions lie within the line and never go back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }), (classes) => {
      const symbols = ctcDecode(oneHot(classes), classes.length, ALPHABET);
      symbols.forEach(({ position, probability }, i) => {
        expect(position).toBeGreaterThan(symbols[i - 1]?.position ?? 0);
        expect(position).toBeLessThan(1);
        expect(probability).toBeCloseTo(0.9);
      });
    }),
  );
});

test('any text comes back when blanks stand between its symbols', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 30 }), (classes) => {
      const text = classes.map((best) => ALPHABET[best]).join('');
      expect(read(classes.flatMap((best) => [best, 0]))).toBe(text);
    }),
  );
});
