import type { RgbImage } from '../geometry.ts';
import type { GrayMap } from '../image/components.ts';

/** Sobel's weights sum to 8 a side, and each value is a sum of 3 × 3 pixels. */
const PER_STEP = 8 * 9;

/**
 * How sharply the picture changes at each pixel, in steps of 0 to 255 per pixel: Sobel's gradient
 * of the channel that changes most, so a red card on green of the same brightness has edges too.
 */
export function edgeStrength(image: RgbImage): GrayMap {
  const { width, height } = image;
  const smooth = smoothed(image);
  const data = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let strongest = 0;
      for (let value = i * 3; value < i * 3 + 3; value++) {
        strongest = Math.max(strongest, squaredGradient(smooth, value, width * 3));
      }
      data[i] = Math.sqrt(strongest) / PER_STEP;
    }
  }
  return { width, height, data };
}

/** Sobel's gradient, squared. @param row values between a pixel and the one below */
function squaredGradient(values: Int32Array, i: number, row: number): number {
  const topLeft = values[i - row - 3] as number;
  const topRight = values[i - row + 3] as number;
  const bottomLeft = values[i + row - 3] as number;
  const bottomRight = values[i + row + 3] as number;
  const falling = bottomRight - topLeft;
  const rising = topRight - bottomLeft;
  const across = falling + rising + 2 * ((values[i + 3] as number) - (values[i - 3] as number));
  const down = falling - rising + 2 * ((values[i + row] as number) - (values[i - row] as number));
  return across * across + down * down;
}

/**
 * Replaces each value by the sum of its 3 × 3 neighborhood in its channel. A border pixel has no whole
 * neighborhood and counts nine times.
 */
function smoothed({ width, height, data }: RgbImage): Int32Array {
  const row = width * 3;
  const across = new Int32Array(data.length);
  for (let i = 3; i < data.length - 3; i++)
    across[i] = (data[i - 3] as number) + (data[i] as number) + (data[i + 3] as number);
  const sums = new Int32Array(data.length);
  for (let i = 0; i < data.length; i++) sums[i] = (data[i] as number) * 9;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * row + 3; i < (y + 1) * row - 3; i++)
      sums[i] = (across[i - row] as number) + (across[i] as number) + (across[i + row] as number);
  }
  return sums;
}
