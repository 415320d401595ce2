import { drawJpeg } from '#app/camera/draw-jpeg.ts';

const LONGEST_SIDE = 1600;
const JPEG_QUALITY = 0.9;

/** A HEIC picture that neither the browser nor our decoder can open. */
export class HeicError extends Error {
  override readonly name = 'HeicError';
}

/**
 * Makes a chosen picture fit to send: JPEG, upright, at most 1600 px. A picture this browser cannot
 * open goes as it is, and the workflow says what is wrong with it.
 *
 * @throws HeicError because the workflow reads no HEIC.
 */
export async function preparePicture(file: File): Promise<Blob> {
  const heic = /\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type);
  try {
    const bitmap = heic ? await openHeic(file) : await createImageBitmap(file);
    const jpeg = await drawJpeg(bitmap, bitmap, LONGEST_SIDE, JPEG_QUALITY);
    bitmap.close();
    return jpeg;
  } catch (error) {
    console.error('The picture could not be prepared', error);
    if (heic) throw new HeicError('The HEIC picture could not be opened', { cause: error });
    return file;
  }
}

/** Safari opens HEIC itself; for the others a decoder of 3 MB is loaded, but only now. */
async function openHeic(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    const { heicTo } = await import('heic-to/csp');
    return heicTo({ blob: file, type: 'bitmap' });
  }
}
