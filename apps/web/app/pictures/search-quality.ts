import { SENT_PICTURE_BYTES } from '#app/limits.ts';

/** The values of docs/product.md, “Pictures”. */
const FIRST_QUALITY = 0.9;
const LOWEST_QUALITY = 0.3;
const SMALLEST_RANGE = 0.05;

/**
 * Finds the best JPEG quality whose result is not above `targetBytes`: 0.9 first, then a binary
 * search between 0.3 and 0.9 until the range is under 0.05. When even the lowest quality tried is
 * too big, its result is returned all the same: the target is an aim, not a limit.
 */
export async function searchQuality<T extends { size: number }>(
  encode: (quality: number) => Promise<T>,
  targetBytes = SENT_PICTURE_BYTES,
): Promise<T> {
  const first = await encode(FIRST_QUALITY);
  if (first.size <= targetBytes) return first;

  let low = LOWEST_QUALITY;
  let high = FIRST_QUALITY;
  let fitting: T | null = null;
  let smallest = first;
  while (high - low >= SMALLEST_RANGE) {
    const quality = (low + high) / 2;
    const encoded = await encode(quality);
    if (encoded.size <= targetBytes) {
      fitting = encoded;
      low = quality;
    } else {
      smallest = encoded;
      high = quality;
    }
  }
  return fitting ?? smallest;
}
