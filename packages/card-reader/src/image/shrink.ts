import type { RgbImage } from '../geometry.ts';
import { bytesAt, floatsAt, kernels, reserve } from './kernels.ts';

/**
 * Which rows or columns of the larger picture each row or column of the smaller one covers, with weights.
 */
interface Covers {
  /** The first one that each covers. */
  first: Int32Array;
  /** The most that any covers. */
  most: number;
  /** `most` weights for each. They sum to 1; a weight is 0 if the pixel is not covered. */
  weights: Float32Array;
}

/**
 * Shrinks a picture: each new pixel is the mean of the area it covers. First the rows that a new row
 * covers are added up, then the sum is narrowed.
 */
export function shrink(image: RgbImage, width: number, height: number): RgbImage {
  const columns = covers(image.width, width);
  const rows = covers(image.height, height);
  const length = image.width * 3;
  const { addRows, narrow } = kernels();
  const sumCount = length + columns.most * 3;
  const [pixels, rowWeights, sums, firsts, weights, row] = reserve(
    rows.most * length,
    rows.weights.byteLength,
    sumCount * 4,
    columns.first.byteLength,
    columns.weights.byteLength,
    width * 3,
  );
  floatsAt(rowWeights, rows.weights.length).set(rows.weights);
  floatsAt(weights, columns.weights.length).set(columns.weights);
  bytesAt(firsts, columns.first.byteLength).set(new Uint8Array(columns.first.buffer));
  // Past the last pixel there is nothing, with weight 0.
  floatsAt(sums, sumCount).fill(0, length);
  const source = bytesAt(pixels, rows.most * length);
  const target = bytesAt(row, width * 3);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = (rows.first[y] as number) * length;
    source.set(image.data.subarray(from, from + source.length));
    addRows(pixels, length, rows.most, rowWeights + y * rows.most * 4, sums);
    narrow(sums, firsts, columns.most, weights, row, width);
    data.set(target, y * target.length);
  }
  return { width, height, data };
}

/** The pixels of `from` that each of `to` pixels covers. */
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
