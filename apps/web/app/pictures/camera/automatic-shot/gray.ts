import type { RgbImage } from '@cardsift/card-reader/geometry';

/** One channel of 0 to 255 per pixel, row-major. */
export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Luma as ITU-R BT.601 weighs it, in whole numbers. */
export function toGray({ width, height, data }: RgbImage): GrayImage {
  const gray = new Uint8Array(width * height);
  for (let from = 0, to = 0; to < gray.length; from += 3, to++) {
    gray[to] =
      ((data[from] as number) * 77 +
        (data[from + 1] as number) * 150 +
        (data[from + 2] as number) * 29) >>
      8;
  }
  return { width, height, data: gray };
}

/** Counts of the values 0 to 255. */
export function countValues(values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return counts;
}

/** The value that this share (0 to 1) of the counted ones does not exceed. */
export function quantile(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (let value = 0; value < counts.length; value++) {
    passed += counts[value] as number;
    if (passed > 0 && passed >= wanted) return value;
  }
  return counts.length - 1;
}
