import type { RgbImage } from '../geometry.ts';
import { bytesAt, floatsAt, kernels, reserve } from './kernels.ts';
import { type Part, wholeOf } from './part.ts';

/** How a network expects its pixels: value = (pixel / 255 − `mean`) / `std`, per plane. */
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
  const [pixels, scales, ...rows] = reserve(width * 3, 24, width * 4, width * 4, width * 4);
  floatsAt(scales, 6).set([
    ...std.map((spread) => 1 / (255 * spread)),
    ...std.map((spread, k) => -(mean[k] as number) / spread),
  ]);
  const source = bytesAt(pixels, width * 3);
  const planes = rows.map((row) => floatsAt(row, width));
  const { toPlanes } = kernels();
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 3;
    source.set(image.data.subarray(from, from + width * 3));
    toPlanes(pixels, width, scales, rows[0], rows[1] - rows[0]);
    planes.forEach((plane, k) => {
      target.set(plane, offset + (k * height + y) * rowLength);
    });
  }
}
