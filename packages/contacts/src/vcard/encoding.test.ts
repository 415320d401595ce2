import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeQuotedPrintable,
  escapeText,
  joinSoftBreaks,
  splitEscaped,
  unescapeText,
} from './encoding.ts';

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\\', ',', ';', '\n', 'n', ':'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  ),
});

test('commas, semicolons, backslashes and newlines are escaped', () => {
  expect(escapeText('a,b;c\\d\ne\r\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('control characters cannot end a line', () => {
  expect(escapeText('a\u0000b\u000bc\rd')).toBe('abc\\nd');
});

test('unescaping restores what was escaped', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(unescapeText(escapeText(value))).toBe(value);
    }),
  );
});

test('splitting restores the parts that were joined', () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1 }),
      fc.constantFrom(';' as const, ',' as const),
      (parts, separator) => {
        expect(splitEscaped(parts.map(escapeText).join(separator), separator)).toEqual(parts);
      },
    ),
  );
});

test('octets are decoded in the named charset', () => {
  expect(decodeQuotedPrintable('M=C3=BCller')).toBe('Müller');
  expect(decodeQuotedPrintable('M=FCller', 'iso-8859-1')).toBe('Müller');
  expect(decodeQuotedPrintable('M=C3=BCller', 'klingon')).toBe('Müller');
  expect(decodeQuotedPrintable('one=0D=0Atwo =ZZ 太')).toBe('one\ntwo =ZZ 太');
});

test('soft breaks are joined only in quoted-printable lines', () => {
  expect(joinSoftBreaks('NOTE;ENCODING=QUOTED-PRINTABLE:a=\nb=\nc\nURL:x?a=\nTEL:1')).toBe(
    'NOTE;ENCODING=QUOTED-PRINTABLE:abc\nURL:x?a=\nTEL:1',
  );
});
