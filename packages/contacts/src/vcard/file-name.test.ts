import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { vcardFileName } from './file-name.ts';

test('everything but letters and digits becomes an underscore', () => {
  expect(vcardFileName('Dr. Jane O’Neil-Smith 2')).toBe('Dr__Jane_O_Neil_Smith_2.vcf');
  expect(vcardFileName('Jürgen Groß')).toBe('Jürgen_Groß.vcf');
  expect(vcardFileName('山田 太郎')).toBe('山田_太郎.vcf');
  expect(vcardFileName('')).toBe('contact.vcf');
});

test('no name can leave the download folder', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      expect(vcardFileName(name)).toMatch(/^[\p{L}\p{M}\p{N}_]+\.vcf$/u);
    }),
  );
});
