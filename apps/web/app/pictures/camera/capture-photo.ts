import { LONGEST_SIDE } from '#app/limits.ts';
import { fitWithin, type Size } from '../fit-within.ts';

const JPEG_QUALITY = 0.75;

/**
 * A frame of a camera, which is drawn before anything is waited for.
 *
 * @throws Error when there is none yet, or the browser cannot make a JPEG of it.
 */
export async function capturePhoto(frame: CanvasImageSource, size: Size): Promise<File> {
  const jpeg = await drawJpeg(frame, size);
  return new File([jpeg], `business-card-${Date.now()}.jpg`, { type: 'image/jpeg' });
}

/** A picture as JPEG on a white ground. Throws when there is none, or the browser cannot do it. */
async function drawJpeg(source: CanvasImageSource, size: Size): Promise<Blob> {
  if (size.width === 0 || size.height === 0) throw new Error('There is no picture to draw');
  const { width, height } = fitWithin(size, LONGEST_SIDE);

  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (blob === null) throw new Error('This browser cannot encode JPEG');
  return blob;
}
