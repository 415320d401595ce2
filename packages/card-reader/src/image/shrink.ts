import type { RgbImage } from '../geometry.ts';
import { bytesAt, floatsAt, kernels, reserve } from './kernels.ts';

/** Which of the larger picture's rows or columns each smaller one covers, and how much of each. */
interface Covers {
  /** The first one covered by each. */
  first: Int32Array;
  /** How many each covers at most. */
  most: number;
  /** `most` for each; they sum to 1, those of what is not covered are 0. */
  weights: Float32Array;
}

/**
 * The picture made smaller, each new pixel the mean of the area it covers. The rows that a new one covers
 * are added up, then that sum is made narrower.
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
  // Beyond the last pixel there is nothing, weighed with 0.
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
