import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNormalForm } from './unicode-normal-form.ts';

const forms = fc.constantFrom('NFC' as const, 'NFD' as const, 'NFKC' as const, 'NFKD' as const);
const text = fc.string({ unit: 'grapheme', maxLength: 40 });

test('text that people write is normalized as Unicode says', () => {
  fc.assert(
    fc.property(text, forms, (written, form) => {
      expect(toNormalForm(written, form)).toBe(written.normalize(form));
    }),
  );
});

test('thirty marks count on a letter with more than any writing system has', () => {
  const marks = '\u0323\u0300';
  const most = `a${marks.repeat(15)}`;
  expect(toNormalForm(`a${marks.repeat(500_000)}b`, 'NFD')).toBe(`${most}b`.normalize('NFD'));
  expect(toNormalForm(most, 'NFC')).toBe(most.normalize('NFC'));
});
