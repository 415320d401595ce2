import { fitWithin, type Size } from './fit-within.ts';

/**
 * A picture as JPEG on a white ground, its longest side at most `longestSide` pixels.
 *
 * @throws Error when there is no picture, or the browser can draw or encode none.
 */
export async function drawJpeg(
  source: CanvasImageSource,
  size: Size,
  longestSide: number,
  quality: number,
): Promise<Blob> {
  if (size.width === 0 || size.height === 0) throw new Error('There is no picture to draw');
  const { width, height } = fitWithin(size, longestSide);

  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (blob === null) throw new Error('This browser cannot encode JPEG');
  return blob;
}
