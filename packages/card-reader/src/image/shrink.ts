import type { RgbImage } from '../geometry.ts';

/** Which pixels of a row a smaller one covers, and how much of each. */
interface Cover {
  first: number;
  weights: number[];
}

/**
 * The picture made smaller, each new pixel the mean of the area it covers. Rows first, then columns:
 * for 1600 × 1200 pixels several times faster than sampling the area point by point.
 */
export function shrink(image: RgbImage, width: number, height: number): RgbImage {
  const narrow = shrinkRows(image, covers(image.width, width));
  const data = new Uint8Array(width * height * 3);
  const rowLength = width * 3;
  const sums = new Float32Array(rowLength);
  covers(image.height, height).forEach(({ first, weights }, y) => {
    sums.fill(0);
    weights.forEach((weight, k) => {
      const from = (first + k) * rowLength;
      for (let i = 0; i < rowLength; i++) {
        sums[i] = (sums[i] as number) + (narrow[from + i] as number) * weight;
      }
    });
    for (let i = 0; i < rowLength; i++) data[y * rowLength + i] = (sums[i] as number) + 0.5;
  });
  return { width, height, data };
}

/** Every row at the new width, its heights as before. */
function shrinkRows({ width, height, data }: RgbImage, columns: readonly Cover[]): Float32Array {
  const rows = new Float32Array(columns.length * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (const { first, weights } of columns) {
      let [r, g, b] = [0, 0, 0];
      let from = (y * width + first) * 3;
      for (let k = 0; k < weights.length; k++, from += 3) {
        const weight = weights[k] as number;
        r += (data[from] as number) * weight;
        g += (data[from + 1] as number) * weight;
        b += (data[from + 2] as number) * weight;
      }
      rows[to] = r;
      rows[to + 1] = g;
      rows[to + 2] = b;
      to += 3;
    }
  }
  return rows;
}

/** For each of `to` pixels the ones of `from` it covers; weights sum to 1. */
function covers(from: number, to: number): Cover[] {
  const step = from / to;
  return Array.from({ length: to }, (_, i) => {
    const start = i * step;
    const end = Math.min(from, start + step);
    const first = Math.floor(start);
    const last = Math.min(from - 1, Math.ceil(end) - 1);
    const weights: number[] = [];
    for (let pixel = first; pixel <= last; pixel++) {
      weights.push((Math.min(end, pixel + 1) - Math.max(start, pixel)) / step);
    }
    return { first, weights };
  });
}
