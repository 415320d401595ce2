import type { RgbImage } from '../geometry.ts';
import type { GrayMap } from '../image/components.ts';

/**
 * How sharply the picture changes at each pixel, in steps of 0 to 255 per pixel: Sobel's gradient
 * of the channel that changes most, so a red card on green of the same brightness has edges too.
 */
export function edgeStrength(image: RgbImage): GrayMap {
  const { width, height } = image;
  const strongest = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel++) {
    const plane = smoothPlane(image, channel);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        const strength = sobel(plane, i, width);
        if (strength > (strongest[i] as number)) strongest[i] = strength;
      }
    }
  }
  return { width, height, data: strongest };
}

function sobel(plane: Float32Array, i: number, width: number): number {
  const at = (offset: number) => plane[i + offset] as number;
  const left = at(-width - 1) + 2 * at(-1) + at(width - 1);
  const right = at(1 - width) + 2 * at(1) + at(width + 1);
  const above = at(-width - 1) + 2 * at(-width) + at(1 - width);
  const below = at(width - 1) + 2 * at(width) + at(width + 1);
  // Math.hypot guards against overflow, which bytes cannot cause, and is much slower.
  return Math.sqrt((right - left) ** 2 + (below - above) ** 2) / 8;
}

/** One channel, each pixel the mean of its 3 × 3 neighborhood; the outermost pixels as they are. */
function smoothPlane({ width, height, data }: RgbImage, channel: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let i = 0; i < plane.length; i++) plane[i] = data[i * 3 + channel] as number;
  const sums = plane.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0;
      for (let dy = -width; dy <= width; dy += width) {
        const i = y * width + x + dy;
        sum += (plane[i - 1] as number) + (plane[i] as number) + (plane[i + 1] as number);
      }
      sums[y * width + x] = sum / 9;
    }
  }
  return sums;
}
