import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageType } from './image-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('imageType', () => {
  it('knows the three formats by their first bytes', () => {
    expect(imageType(bytes('\xff\xd8\xff\xe0 and the rest'))).toBe('image/jpeg');
    expect(imageType(bytes('\x89PNG\r\n\x1a\n and the rest'))).toBe('image/png');
    expect(imageType(bytes('RIFF\x10\x00\x00\x00WEBPVP8 '))).toBe('image/webp');
  });

  it('does not take another RIFF file for a picture', () => {
    expect(imageType(bytes('RIFF\x10\x00\x00\x00WAVEfmt '))).toBeNull();
  });

  it('needs the whole signature', () => {
    expect(imageType(bytes('\xff\xd8'))).toBeNull();
    expect(imageType(bytes('RIFF\x10\x00\x00\x00WEB'))).toBeNull();
    expect(imageType(new Uint8Array())).toBeNull();
  });

  it('never takes text for a picture', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        fc.pre(!/^RIFF.{4}WEBP/s.test(text));
        expect(imageType(bytes(text))).toBeNull();
      }),
    );
  });
});
