import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ctcDecode } from './ctc-decode.ts';

const ALPHABET = ['', 'a', 'b', ' '];

/** One candidate per step, each 0.9 probable. */
const candidates = (classes: readonly number[]) =>
  Float32Array.from(classes.flatMap((best) => [best, 0.9]));

const textOf = (data: Float32Array, steps: number) =>
  ctcDecode(data, steps, ALPHABET)
    .map((symbol) => symbol.text)
    .join('');

const read = (classes: readonly number[]) => textOf(candidates(classes), classes.length);

/** Two steps with letters, and between them one that is a blank, or else a space. */
const withGap = (space: number) =>
  Float32Array.from(
    [
      [1, 3, 0.9, 0],
      [0, 3, 1 - space, space],
      [2, 3, 0.9, 0],
    ].flat(),
  );

test('repeats are one symbol unless a blank separates them', () => {
  expect(read([1, 1, 0, 1, 2, 2, 0])).toBe('aab');
});

test('nothing but blanks is no text', () => {
  expect(read([0, 0, 0])).toBe('');
});

test('positions are within the line and never decrease', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }), (classes) => {
      const symbols = ctcDecode(candidates(classes), classes.length, ALPHABET);
      symbols.forEach(({ position, probability }, i) => {
        expect(position).toBeGreaterThan(symbols[i - 1]?.position ?? 0);
        expect(position).toBeLessThan(1);
        expect(probability).toBeCloseTo(0.9);
      });
    }),
  );
});

test('any text is restored if blanks separate its symbols', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 30 }), (classes) => {
      const text = classes.map((best) => ALPHABET[best]).join('');
      expect(read(classes.flatMap((best) => [best, 0]))).toBe(text);
    }),
  );
});

test('a space that was nearly the best class is added between letters, once', () => {
  expect(textOf(withGap(0.3), 3)).toBe('a b');
  expect(textOf(withGap(0.1), 3)).toBe('ab');
  expect(read([1, 3, 2])).toBe('a b');
});

test('other candidates are listed, the most probable first, without blanks and improbable ones', () => {
  const data = Float32Array.from([1, 0, 2, 3, 0.6, 0.25, 0.14, 0.01]);
  expect(ctcDecode(data, 1, ALPHABET)[0]?.others).toEqual([
    { text: 'b', probability: expect.closeTo(0.14) },
  ]);
});

test('a class that the dictionary does not name means another network', () => {
  expect(() => read([4])).toThrow('does not name class 4');
});
