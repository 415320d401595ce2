import type { RgbImage } from '@cardsift/card-reader/geometry';
import { quadSize } from '@cardsift/card-reader/geometry/quad-size';
import { warpPerspective } from '@cardsift/card-reader/image/warp-perspective';
import { withoutAlpha } from '@cardsift/card-reader/image/without-alpha';
import { WORKING_LONG_SIDE } from '@cardsift/card-reader/limits';
import { fitWithin } from '#app/pictures/fit-within.ts';
import type { FlatCard, StraightenRequest, StraightenResult } from './straighten.ts';

/** Pixels of a flat card's long side: enough to read its small print enlarged. */
const LONG_SIDE = 1200;

async function straighten({ picture, quads }: StraightenRequest): Promise<FlatCard[]> {
  const photograph = await readPixels(picture);
  const cards: FlatCard[] = [];
  for (const quad of quads) {
    const { width, height } = fitWithin(quadSize(quad), LONG_SIDE);
    cards.push({
      blob: await encode(warpPerspective(photograph, quad, width, height)),
      width,
      height,
    });
  }
  return cards;
}

/** The photograph as the reader saw it, which is what its quads are on. */
async function readPixels(picture: Blob): Promise<RgbImage> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const { width, height } = fitWithin(bitmap, WORKING_LONG_SIDE);
  const context = createCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const data = withoutAlpha(context.getImageData(0, 0, width, height).data);
  return { width, height, data };
}

function encode({ width, height, data }: RgbImage): Promise<Blob> {
  const context = createCanvas(width, height);
  const pixels = context.createImageData(width, height);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    pixels.data[to] = data[from] as number;
    pixels.data[to + 1] = data[from + 1] as number;
    pixels.data[to + 2] = data[from + 2] as number;
    pixels.data[to + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

function createCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw off screen');
  return context;
}

self.addEventListener('message', (event: MessageEvent<StraightenRequest>) => {
  straighten(event.data).then(
    (cards) => self.postMessage({ cards } satisfies StraightenResult),
    (error: unknown) => self.postMessage({ problem: String(error) } satisfies StraightenResult),
  );
});
