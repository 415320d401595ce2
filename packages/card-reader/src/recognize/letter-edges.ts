import type { RgbImage } from '../geometry.ts';

const difference = (data: Uint8Array, p: number, q: number) =>
  Math.abs((data[p] as number) - (data[q] as number)) +
  Math.abs((data[p + 1] as number) - (data[q + 1] as number)) +
  Math.abs((data[p + 2] as number) - (data[q + 2] as number));

/**
 * How much neighboring pixels differ at the edge of a letter: the median over all rows of the greatest difference in
 * a row.
 */
function inkContrast({ width, height, data }: RgbImage): number {
  const greatest: number[] = [];
  for (let y = 0; y < height; y++) {
    let most = 0;
    for (let p = 3 * (y * width + 1); p < 3 * (y + 1) * width; p += 3) {
      most = Math.max(most, difference(data, p, p - 3));
    }
    greatest.push(most);
  }
  return greatest.sort((a, b) => a - b)[height >> 1] ?? 0;
}

/** A letter's edge has at least this share of the contrast between ink and paper. */
const EDGE = 0.4;

/** The least difference between neighboring pixels at the edge of a letter of this line. */
export const leastEdge = (line: RgbImage) => EDGE * inkContrast(line);

/**
 * The number of letter edges in each row.
 *
 * @param least difference between neighboring pixels at an edge
 */
export function letterEdges({ width, height, data }: RgbImage, least: number): number[] {
  return Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let p = 3 * (y * width + 1); p < 3 * (y + 1) * width; p += 3) {
      if (difference(data, p, p - 3) >= least) count++;
    }
    return count;
  });
}

/** Fewer edges than this are a speck. */
const LETTER_EDGES = 3;

/**
 * Whether each column has a letter. The outer rows do not count, because other lines may touch them.
 *
 * @param least difference between neighboring pixels at an edge
 */
export function inkColumns({ width, height, data }: RgbImage, least: number): boolean[] {
  const [top, bottom] = [Math.round(0.15 * height), Math.round(0.85 * height)];
  return Array.from({ length: width }, (_, x) => {
    let count = 0;
    for (let y = top; y < bottom; y++) {
      const p = 3 * (y * width + x);
      if (x > 0 && difference(data, p, p - 3) >= least) count++;
      if (difference(data, p, p - 3 * width) >= least) count++;
    }
    return count >= LETTER_EDGES;
  });
}
