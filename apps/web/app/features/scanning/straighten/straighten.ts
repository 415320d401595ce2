import type { Quad } from '@cardsift/card-reader/geometry';
import type { CardPicture } from '../batch/job.ts';

export interface StraightenRequest {
  picture: Blob;
  /** The sides of cards, where they lie on the picture. */
  quads: Quad[];
}

export interface FlatCard {
  blob: Blob;
  width: number;
  height: number;
}

export type StraightenResult = { cards: FlatCard[] } | { problem: string };

/**
 * Lays the sides of each card flat in a worker, so that the page stays usable. The pictures have object URLs, which
 * `forgetPictures` revokes. A browser that cannot do it gives no pictures.
 */
export async function straightenCards(
  picture: Blob,
  cards: readonly (readonly Quad[])[],
): Promise<CardPicture[][]> {
  const quads = cards.flat();
  if (quads.length === 0) return cards.map(() => []);
  try {
    const flat = (await runWorker({ picture, quads })).map(toPicture(quads));
    return cards.map((sides) => flat.splice(0, sides.length));
  } catch (error) {
    console.warn('The cards cannot be shown', error);
    return cards.map(() => []);
  }
}

export function forgetPictures(pictures: readonly CardPicture[]): void {
  for (const { url } of pictures) URL.revokeObjectURL(url);
}

const toPicture =
  (quads: readonly Quad[]) =>
  ({ blob, ...size }: FlatCard, index: number): CardPicture => ({
    ...size,
    url: URL.createObjectURL(blob),
    quad: quads[index] as Quad,
  });

async function runWorker(request: StraightenRequest): Promise<FlatCard[]> {
  const worker = new Worker(new URL('./straighten.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<StraightenResult>) => {
        if ('cards' in data) resolve(data.cards);
        else reject(new Error(data.problem));
      });
      worker.addEventListener('error', () => reject(new Error('The worker does not run')));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
