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
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return await searchQuality((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

self.addEventListener('message', (event: MessageEvent<OptimizeRequest>) => {
  optimize(event.data).then(
    (blob) => self.postMessage({ blob } satisfies OptimizeResult),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies OptimizeResult),
  );
});
