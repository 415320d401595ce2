import { choosePaper } from '@cardsift/card-reader/image/choose-paper';
import { fitWithin, LONGEST_SIDE } from './fit-within.ts';
import type { OptimizeRequest, OptimizeResult } from './prepare-picture.ts';
import { searchQuality } from './search-quality.ts';

async function optimize({ picture }: OptimizeRequest): Promise<Blob> {
  // 'from-image' turns the picture as its EXIF orientation says.
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const { width, height } = fitWithin(bitmap, LONGEST_SIDE);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw off screen');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  layOnPaper(context);
  return await searchQuality((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

/** Fills what can be seen through: with white, unless the print would be lost on it. */
function layOnPaper(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const paper = choosePaper(context.getImageData(0, 0, width, height).data);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = `rgb(${paper} ${paper} ${paper})`;
  context.fillRect(0, 0, width, height);
}

self.addEventListener('message', (event: MessageEvent<OptimizeRequest>) => {
  optimize(event.data).then(
    (blob) => self.postMessage({ blob } satisfies OptimizeResult),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies OptimizeResult),
  );
});
