import { expect, test } from 'vitest';
import { decodeQuotedPrintable, joinSoftBreaks } from './quoted-printable.ts';

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
