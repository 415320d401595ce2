import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLine, unfold } from './fold.ts';

const line = fc
  .string({ unit: 'grapheme', maxLength: 300 })
  .map((text) => text.replace(/[\r\n]/g, ''));

test('a line of 75 octets is left alone and the 76th goes to the next line', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
});

test('octets are counted, not characters, and no character is cut', () => {
  expect(foldLine('ü'.repeat(38))).toBe(`${'ü'.repeat(37)}\r\n ü`);
});

test('every physical line is at most 75 octets of valid UTF-8, and unfolding gives the line back', () => {
  fc.assert(
    fc.property(line, (text) => {
      const folded = foldLine(text);
      for (const physical of folded.split('\r\n')) {
        expect(Buffer.byteLength(physical)).toBeLessThanOrEqual(75);
        expect(physical.isWellFormed()).toBe(true);
      }
      expect(unfold(folded)).toBe(text);
    }),
  );
});

test('unfolding takes LF, CR and tabs too', () => {
  expect(unfold('NOTE:a\n b\r\tc\r\nTEL:1')).toBe('NOTE:abc\nTEL:1');
});
