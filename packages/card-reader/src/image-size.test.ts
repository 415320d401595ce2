import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { detectImageFormat, type ImageFormat } from './image-format.ts';
import { readImageSize } from './image-size.ts';

const red = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });

const sizeOf = (bytes: Uint8Array) => {
  const format = detectImageFormat(bytes);
  return format && readImageSize(bytes, format);
};

describe('readImageSize', () => {
  test.each([
    ['a JPEG', () => red(301, 203).jpeg()],
    [
      'a progressive JPEG with EXIF',
      () => red(301, 203).withMetadata().jpeg({ progressive: true }),
    ],
    ['a PNG', () => red(301, 203).png()],
    ['a lossy WebP', () => red(301, 203).removeAlpha().webp()],
    ['a lossless WebP', () => red(301, 203).webp({ lossless: true })],
    ['an AVIF', () => red(301, 203).avif()],
    ['a WebP that is seen through', () => red(301, 203, 0.5).webp()],
  ])('returns the size of %s', async (_, picture) => {
    expect(sizeOf(await picture().toBuffer())).toEqual({ width: 301, height: 203 });
  });

  test('returns nothing if the header ends too early, and never a larger size', () => {
    const formats: ImageFormat[] = ['jpeg', 'png', 'webp', 'heic', 'avif', 'tiff'];
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom(...formats),
        (bytes, format) => {
          const size = readImageSize(bytes, format);
          expect(size === null || size.width >= 0).toBe(true);
        },
      ),
    );
  });
});
