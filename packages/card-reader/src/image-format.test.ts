import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectImageFormat } from './image-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0 and the rest'],
  ['png', '\x89PNG\r\n\x1a\n and the rest'],
  ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['avif', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf'],
  ['avif', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif'],
  ['jxl', '\xff\x0a and the rest'],
  ['jxl', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['tiff', 'II*\0 and the rest'],
  ['tiff', 'MM\0* and the rest'],
  ['pdf', '%PDF-1.7 and the rest'],
  ['pdf', 'a mail gateway was here\r\n%PDF-1.4'],
] as const)('a %s is recognized by its first bytes', (format, start) => {
  expect(detectImageFormat(bytes(start))).toBe(format);
});

test.each([
  ['another RIFF file', 'RIFF\x10\x00\x00\x00WAVEfmt '],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0'],
  ['a GIF', 'GIF89a and the rest'],
  ['half a JPEG signature', '\xff\xd8'],
  ['half a WebP signature', 'RIFF\x10\x00\x00\x00WEB'],
  ['nothing', ''],
])('%s is not a picture that we accept', (_, start) => {
  expect(detectImageFormat(bytes(start))).toBeNull();
});

test('text is never taken for a picture', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      fc.pre(!/^RIFF.{4}WEBP|^.{4}ftyp|%PDF-/s.test(text));
      expect(detectImageFormat(bytes(text))).toBeNull();
    }),
  );
});

test('what follows the first bytes does not matter', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (rest) => {
      expect(detectImageFormat(Uint8Array.from([0xff, 0xd8, 0xff, ...rest]))).toBe('jpeg');
    }),
  );
});
