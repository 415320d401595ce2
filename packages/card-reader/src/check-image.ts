import { CardReaderError } from './card-reader-error.ts';
import { detectImageFormat, FORMAT_NAMES, type ImageFormat } from './image-format.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './limits.ts';

/**
 * The format of a file, by its first bytes.
 *
 * @throws CardReaderError `image_too_large`, `unsupported_image`
 */
export function recognizeFormat(bytes: Uint8Array): ImageFormat {
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw new CardReaderError('image_too_large', 'The picture has more than 10 MB.');
  }
  const format = detectImageFormat(bytes);
  if (format === null) {
    throw new CardReaderError('unsupported_image', `This is no ${FORMAT_NAMES} file.`);
  }
  return format;
}

/** @throws CardReaderError `image_too_large` */
export function checkPixels(
  { width, height }: { width: number; height: number },
  mostPixels = MAX_IMAGE_PIXELS,
): void {
  if (width * height > mostPixels) {
    const megapixels = mostPixels / 1_000_000;
    throw new CardReaderError(
      'image_too_large',
      `The picture has more than ${megapixels} megapixels.`,
    );
  }
}
