import { drawCard } from './draw-card.ts';
import type { InventedCard } from './invented-card.ts';

export type PictureKind = 'clean' | 'photo' | 'hard' | 'turned' | 'small';

export interface PictureOptions {
  kind: PictureKind;
  seed: number;
  /** Longer side in pixels; 1600 when absent, and always 620 for `small`. */
  longSide?: number;
}

export interface Picture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

export async function drawPicture(
  cards: InventedCard[],
  options: PictureOptions,
): Promise<Picture> {
  const [card] = cards;
  if (card === undefined) throw new Error('a picture needs a card');
  const canvas = drawCard(card, (options.longSide ?? 1600) / 89);
  const jpeg = await canvas.encode('jpeg', 92);
  return { jpeg, width: canvas.width, height: canvas.height };
}
