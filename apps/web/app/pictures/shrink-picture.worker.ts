import { withoutAlpha } from '@cardsift/card-reader/image/without-alpha';
import type { Detail } from '@cardsift/card-reader/zoom-in/detail';
import { findDetail } from '@cardsift/card-reader/zoom-in/find-detail';
import { LONGEST_SIDE } from '#app/limits.ts';
import { fitWithin, type Size } from './fit-within.ts';
import { layOnPaper } from './lay-on-paper.ts';
import type { OptimizeRequest, OptimizeResult } from './prepare-picture.ts';
import { searchQuality } from './search-quality.ts';

async function optimize({ picture }: OptimizeRequest): Promise<Blob> {
  // 'from-image' turns the picture as its EXIF orientation says.
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const whole = drawWhole(bitmap);
  const detail = findDetail(readPixels(whole), bitmap, LONGEST_SIDE);
  const { canvas } = detail ? drawDetail(bitmap, detail) : whole;
  bitmap.close();
  return await searchQuality((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

function createContext({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('This browser cannot draw off screen');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** All of the picture, made smaller. */
function drawWhole(bitmap: ImageBitmap): OffscreenCanvasRenderingContext2D {
  const { width, height } = fitWithin(bitmap, LONGEST_SIDE);
  const context = createContext({ width, height });
  context.drawImage(bitmap, 0, 0, width, height);
  layOnPaper(context);
  return context;
}

function readPixels(context: OffscreenCanvasRenderingContext2D) {
  const { width, height } = context.canvas;
  return { width, height, data: withoutAlpha(context.getImageData(0, 0, width, height).data) };
}

/** The things on a large picture, which would be too small if all of it were shrunk. */
function drawDetail(bitmap: ImageBitmap, detail: Detail): OffscreenCanvasRenderingContext2D {
  const context = createContext(detail);
  context.fillStyle = `rgb(${detail.ground.join(' ')})`;
  context.fillRect(0, 0, detail.width, detail.height);
  for (const { from, to } of detail.pieces) {
    context.drawImage(
      bitmap,
      ...([from.x, from.y, from.width, from.height] as const),
      ...([to.x, to.y, to.width, to.height] as const),
    );
  }
  return context;
}

self.addEventListener('message', (event: MessageEvent<OptimizeRequest>) => {
  optimize(event.data).then(
    (blob) => self.postMessage({ blob } satisfies OptimizeResult),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies OptimizeResult),
  );
});
