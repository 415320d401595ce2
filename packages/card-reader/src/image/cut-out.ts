import type { RgbImage } from '../geometry.ts';

/** A part of a picture, whole pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels of a part, which must lie within the picture. */
export function cutOut(image: RgbImage, { x, y, width, height }: Part): RgbImage {
  if (width === image.width && height === image.height) return image;
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * image.width + x) * 3;
    data.set(image.data.subarray(from, from + width * 3), row * width * 3);
  }
  return { width, height, data };
}
