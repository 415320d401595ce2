import { CardReaderError } from '../card-reader-error.ts';
import { checkPixels, recognizeFormat } from '../check-image.ts';
import type { RgbImage } from '../geometry.ts';
import { withoutAlpha } from '../image/without-alpha.ts';
import { readImageSize } from '../image-size.ts';
import { WORKING_LONG_SIDE } from '../limits.ts';
import type { Photograph, PictureFile } from '../photograph.ts';

/**
 * The same as `openFile` in `src/node`, by the browser, which also applies RGB color profiles. The page has
 * already converted pages of documents, and formats that the browser does not open, to JPEG.
 */
export async function openPicture(bytes: Uint8Array): Promise<PictureFile> {
  const format = recognizeFormat(bytes);
  const size = readImageSize(bytes, format);
  if (size) checkPixels(size);
  else if (format !== 'heic') throw broken();
  return { count: 1, decode: () => decode(bytes), close: () => {} };
}

async function decode(bytes: Uint8Array): Promise<Photograph> {
  const bitmap = await open(bytes);
  try {
    checkPixels(bitmap);
    return { image: draw(bitmap) };
  } finally {
    bitmap.close();
  }
}

async function open(bytes: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
      imageOrientation: 'from-image',
    });
  } catch (cause) {
    throw broken(cause);
  }
}

function broken(cause?: unknown): CardReaderError {
  return new CardReaderError('broken_image', 'The picture is damaged or incomplete.', { cause });
}

function draw(bitmap: ImageBitmap): RgbImage {
  const scale = Math.min(1, WORKING_LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw off screen.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { width, height, data: withoutAlpha(context.getImageData(0, 0, width, height).data) };
}
