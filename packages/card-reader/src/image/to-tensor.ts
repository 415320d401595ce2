import type { RgbImage } from '../geometry.ts';
import { type Part, wholeOf } from './part.ts';

/** How a network wants its pixels: value = pixel / 255, less `mean`, over `std`, per plane. */
export interface Normalisation {
  mean: readonly [number, number, number];
  std: readonly [number, number, number];
}

/**
 * Writes the picture, or a part of it, as three planes into `target` from `offset`, each row `rowLength` long.
 * The PP-OCR networks were trained on pictures in OpenCV's order, so blue comes first.
 */
export function writePlanes(
  image: RgbImage,
  { mean, std }: Normalisation,
  target: Float32Array,
  offset: number,
  rowLength: number,
  { x: left, y: top, width, height }: Part = wholeOf(image),
): void {
  const { data } = image;
  const plane = rowLength * height;
  for (let k = 0; k < 3; k++) {
    const scale = 1 / (255 * (std[k] as number));
    const shift = -(mean[k] as number) / (std[k] as number);
    for (let y = 0; y < height; y++) {
      let from = ((top + y) * image.width + left) * 3 + (2 - k);
      let to = offset + k * plane + y * rowLength;
      for (let x = 0; x < width; x++, from += 3, to++) {
        target[to] = (data[from] as number) * scale + shift;
      }
    }
  }
}
