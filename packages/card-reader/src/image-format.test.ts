import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectImageFormat } from './image-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0 and the rest'],
  ['png', '\x89PNG\r\n\x1a\n and the rest'],
  ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
] as const)('a %s is known by its first bytes', (format, start) => {
  expect(detectImageFormat(bytes(start))).toBe(format);
});

test.each([
  ['another RIFF file', 'RIFF\x10\x00\x00\x00WAVEfmt '],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0'],
  ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0'],
  ['a GIF', 'GIF89a and the rest'],
  ['half a JPEG signature', '\xff\xd8'],
  ['half a WebP signature', 'RIFF\x10\x00\x00\x00WEB'],
  ['nothing', ''],
])('%s is no picture we take', (_, start) => {
  expect(detectImageFormat(bytes(start))).toBeNull();
});

test('text is never taken for a picture', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      fc.pre(!/^RIFF.{4}WEBP|^.{4}ftyp/s.test(text));
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
