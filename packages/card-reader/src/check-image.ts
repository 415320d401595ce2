import { CardReaderError } from './card-reader-error.ts';
import {
  detectImageFormat,
  type ImageFormat,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
} from './image-format.ts';

/**
 * What a file is, by its first bytes.
 * @throws CardReaderError `image_too_large`, `unsupported_image`
 */
export function recognizeFormat(bytes: Uint8Array): ImageFormat {
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw new CardReaderError('image_too_large', 'The picture has more than 10 MB.');
  }
  const format = detectImageFormat(bytes);
  if (format === null) {
    throw new CardReaderError(
      'unsupported_image',
      'This is not a JPEG, PNG, WebP or HEIC picture.',
    );
  }
  return format;
}

/** @throws CardReaderError `image_too_large` */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_IMAGE_PIXELS) {
    throw new CardReaderError('image_too_large', 'The picture has more than 64 megapixels.');
  }
}
