import type { RgbImage } from '../../geometry.ts';

/** In pixels. */
export type Block = [left: number, top: number, right: number, bottom: number];

/** Draws dark blocks on light paper, like the strokes of letters. */
export function drawBlocks(width: number, height: number, blocks: readonly Block[]): RgbImage {
  const data = new Uint8Array(width * height * 3).fill(230);
  for (const [left, top, right, bottom] of blocks) {
    for (let y = top; y < bottom; y++) {
      data.fill(20, 3 * (y * width + left), 3 * (y * width + right));
    }
  }
  return { width, height, data };
}
