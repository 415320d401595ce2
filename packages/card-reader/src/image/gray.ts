import type { RgbImage } from '../geometry.ts';
import { bytesAt, kernels, reserve } from './kernels.ts';
import type { Part } from './part.ts';

/** Writes the gray of each pixel of a part (Rec. 601), row-major. */
export function writeGray(image: RgbImage, { x, y, width, height }: Part, gray: Uint8Array): void {
  const [pixels, grays] = reserve(width * 3, width);
  const source = bytesAt(pixels, width * 3);
  const target = bytesAt(grays, width);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * image.width + x) * 3;
    source.set(image.data.subarray(from, from + width * 3));
    kernels().toGray(pixels, width, grays);
    gray.set(target, row * width);
  }
}

/** The gray of one pixel, as in `writeGray`. @param pixel its index, row-major */
export function grayAt({ data }: RgbImage, pixel: number): number {
  const at = pixel * 3;
  const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
  return (77 * red + 150 * green + 29 * blue + 128) >> 8;
}
