import { quadSize } from '../geometry/quad-size.ts';
import type { Quad, RgbImage } from '../geometry.ts';
import { warpPerspective } from './warp-perspective.ts';

/** The long side of a flattened card in pixels: enough for its small print. */
const LONG_SIDE = 1280;

/** Cuts a quad out of a photograph and flattens it, with a long side of `LONG_SIDE`. */
export function layFlat(image: RgbImage, quad: Quad): RgbImage {
  const { width, height } = quadSize(quad);
  const scale = LONG_SIDE / Math.max(width, height);
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return warpPerspective(image, quad, pixels(width), pixels(height));
}
