import type { RgbImage } from '../geometry.ts';

const difference = (data: Uint8Array, p: number, q: number) =>
  Math.abs((data[p] as number) - (data[q] as number)) +
  Math.abs((data[p + 1] as number) - (data[q + 1] as number)) +
  Math.abs((data[p + 2] as number) - (data[q + 2] as number));

/**
 * How much neighboring pixels differ where a letter begins: the median over rows of the greatest difference in a row.
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

/** A letter's edge is at least this share of the contrast between ink and paper. */
const EDGE = 0.4;

/** The least difference of neighboring pixels where a letter of the line begins or ends. */
export const leastEdge = (line: RgbImage) => EDGE * inkContrast(line);

/**
 * How often a letter begins or ends along each row.
 * @param least by which neighboring pixels differ there
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
 * Whether a letter stands in each column; the outer rows, which other lines may touch, do not count.
 * @param least by which neighboring pixels differ at its edges
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
