import type { Corners, Size } from './place-cards.ts';
import { quadToSquare } from './square-to-quad.ts';

export interface Pixels extends Size {
  /** RGBA. */
  data: Uint8ClampedArray;
}

/** Draws the flat card into the picture between the corners, with edges softened over a pixel. */
export function layCard(picture: Pixels, card: Pixels, corners: Corners): void {
  const toSquare = quadToSquare(corners);
  const [left, right] = range(
    corners.map(({ x }) => x),
    picture.width,
  );
  const [top, bottom] = range(
    corners.map(({ y }) => y),
    picture.height,
  );
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const square = toSquare(x + 0.5, y + 0.5);
      const u = square.x * card.width;
      const v = square.y * card.height;
      const inside = Math.min(u, v, card.width - u, card.height - v) + 0.5;
      if (inside <= 0) continue;
      blend(picture, (y * picture.width + x) * 4, card, u - 0.5, v - 0.5, Math.min(1, inside));
    }
  }
}

function range(values: number[], limit: number): [number, number] {
  return [
    Math.max(0, Math.floor(Math.min(...values)) - 1),
    Math.min(limit - 1, Math.ceil(Math.max(...values)) + 1),
  ];
}

function blend(
  picture: Pixels,
  at: number,
  card: Pixels,
  u: number,
  v: number,
  share: number,
): void {
  const x = Math.min(Math.max(u, 0), card.width - 1);
  const y = Math.min(Math.max(v, 0), card.height - 1);
  const x0 = Math.min(Math.floor(x), card.width - 2);
  const y0 = Math.min(Math.floor(y), card.height - 2);
  const fx = x - x0;
  const fy = y - y0;
  const row = card.width * 4;
  const from = y0 * row + x0 * 4;
  for (let channel = 0; channel < 3; channel++) {
    const i = from + channel;
    const above = (card.data[i] ?? 0) * (1 - fx) + (card.data[i + 4] ?? 0) * fx;
    const below = (card.data[i + row] ?? 0) * (1 - fx) + (card.data[i + row + 4] ?? 0) * fx;
    const value = above * (1 - fy) + below * fy;
    picture.data[at + channel] = value * share + (picture.data[at + channel] ?? 0) * (1 - share);
  }
}
