import type { RgbImage } from '../geometry.ts';
import { bytesAt, kernels, reserve } from './kernels.ts';

/** Pixels at a time. */
const AT_ONCE = 16_384;

/** Writes the gray of each pixel (Rec. 601), row-major. */
export function writeGray({ data }: RgbImage, gray: Uint8Array): void {
  const [pixels, grays] = reserve(AT_ONCE * 3, AT_ONCE);
  const source = bytesAt(pixels, AT_ONCE * 3);
  for (let from = 0; from < gray.length; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, gray.length - from);
    source.set(data.subarray(from * 3, (from + count) * 3));
    kernels().toGray(pixels, count, grays);
    gray.set(bytesAt(grays, count), from);
  }
}
