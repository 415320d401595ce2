import type { RgbImage } from '../geometry.ts';
import { shrink } from './shrink.ts';
import { warpPerspective } from './warp-perspective.ts';

/**
 * Resizes a picture. When shrinking, each new pixel is the mean of the area it covers; when enlarging,
 * it is bilinear.
 */
export function resize(image: RgbImage, width: number, height: number): RgbImage {
  if (width === image.width && height === image.height) return image;
  if (width <= image.width && height <= image.height) return shrink(image, width, height);
  return warpPerspective(
    image,
    [
      { x: 0, y: 0 },
      { x: image.width, y: 0 },
      { x: image.width, y: image.height },
      { x: 0, y: image.height },
    ],
    width,
    height,
  );
}
