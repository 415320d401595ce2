import type { RgbImage } from '../geometry.ts';

/** Which of the larger picture's pixels each smaller one covers, and how much of each. */
interface Covers {
  /** The first covered pixel of each. */
  first: Int32Array;
  /** Pixels that each covers at most. */
  most: number;
  /** `most` for each; they sum to 1, those of pixels not covered are 0. */
  weights: Float32Array;
}

/**
 * The picture made smaller, each new pixel the mean of the area it covers. Every row is made
 * narrower once, then rows are added up: for 1600 × 1200 pixels several times faster than sampling
 * the area point by point.
 */
export function shrink(image: RgbImage, width: number, height: number): RgbImage {
  const columns = covers(image.width, width);
  const rows = covers(image.height, height);
  const data = new Uint8Array(width * height * 3);
  const narrow = new Float32Array(width * 3);
  const sums = new Float32Array(width * 3);
  let inNarrow = -1;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let k = 0; k < rows.most; k++) {
      const weight = rows.weights[y * rows.most + k] as number;
      if (weight === 0) continue;
      const row = (rows.first[y] as number) + k;
      // Two new rows share the row at their border.
      if (row !== inNarrow) shrinkRow(image, row, columns, narrow);
      inNarrow = row;
      for (let i = 0; i < sums.length; i++) {
        sums[i] = (sums[i] as number) + (narrow[i] as number) * weight;
      }
    }
    const start = y * width * 3;
    for (let i = 0; i < sums.length; i++) data[start + i] = (sums[i] as number) + 0.5;
  }
  return { width, height, data };
}

function shrinkRow(
  { width, data }: RgbImage,
  row: number,
  { first, most, weights }: Covers,
  narrow: Float32Array,
): void {
  let [r, g, b] = [0, 0, 0];
  for (let x = 0, to = 0; x < first.length; x++, to += 3) {
    r = g = b = 0;
    let from = (row * width + (first[x] as number)) * 3;
    for (let k = x * most; k < (x + 1) * most; k++, from += 3) {
      const weight = weights[k] as number;
      // Beyond the picture's last pixel there is nothing to weigh, not even with 0.
      if (weight === 0) continue;
      r += (data[from] as number) * weight;
      g += (data[from + 1] as number) * weight;
      b += (data[from + 2] as number) * weight;
    }
    narrow[to] = r;
    narrow[to + 1] = g;
    narrow[to + 2] = b;
  }
}

/** For each of `to` pixels the ones of `from` it covers. */
function covers(from: number, to: number): Covers {
  const step = from / to;
  const most = Math.ceil(step) + 1;
  const first = new Int32Array(to);
  const weights = new Float32Array(to * most);
  for (let i = 0; i < to; i++) {
    const start = i * step;
    const end = Math.min(from, start + step);
    const begin = Math.floor(start);
    first[i] = begin;
    for (let k = 0; k < most; k++) {
      const covered = Math.min(end, begin + k + 1) - Math.max(start, begin + k);
      weights[i * most + k] = Math.max(0, covered) / step;
    }
  }
  return { first, most, weights };
}
