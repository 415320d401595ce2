import type { RgbImage } from '../geometry.ts';
import { bytesAt, integersAt, kernels, reserve } from '../image/kernels.ts';
import { type Find, type FinderPattern, patternAround } from './pattern-around.ts';

/** Distance between searched rows, which is the height of the middle of the smallest readable pattern. */
const ROW_STEP = 3;
/** Pixels that WebAssembly processes at once, and 32-bit integers that it returns for a find. */
const BLOCK = 16;
const FIND = 4;
/** The share of rows through its middle that must look like a pattern. It is lowest for a pattern turned by 45°. */
const MIN_ROWS = 0.25;
/** More finds than this come from a fabric. */
const MOST_SEEN = 200;

/**
 * Where finder patterns may be. Some letters look like them. Fabrics look like them so often that we give up and
 * return null.
 */
export function findFinderPatterns(image: RgbImage): FinderPattern[] | null {
  const seen: { pattern: FinderPattern; rows: number }[] = [];
  for (const find of finds(image)) {
    const pattern = patternAround(image, find);
    if (!pattern) continue;
    const same = seen.find((other) => isSame(other.pattern, pattern));
    if (same) same.rows++;
    else if (seen.push({ pattern, rows: 1 }) > MOST_SEEN) return null;
  }
  return seen
    .filter(
      ({ pattern, rows }) => rows >= Math.floor(((pattern.size * 3) / 7 / ROW_STEP) * MIN_ROWS),
    )
    .map(({ pattern }) => pattern);
}

function isSame(one: FinderPattern, other: FinderPattern): boolean {
  const away = Math.hypot(one.center.x - other.center.x, one.center.y - other.center.y);
  return away < Math.max(one.size, other.size) / 2;
}

function* finds({ width, height, data }: RgbImage): Generator<Find> {
  const blocks = Math.floor(width / BLOCK);
  const length = blocks * BLOCK;
  const mostFinds = length;
  const [pixels, grays, found] = reserve(
    length * 3,
    length + 3 * (blocks + 3 * BLOCK),
    mostFinds * FIND * Int32Array.BYTES_PER_ELEMENT,
  );
  const row = bytesAt(pixels, length * 3);
  const told = integersAt(found, mostFinds * FIND);
  for (let y = ROW_STEP - 1; y < height; y += ROW_STEP) {
    row.set(data.subarray(y * width * 3, (y * width + length) * 3));
    const count = kernels().findFinders(pixels, blocks, grays, found);
    for (let i = 0; i < count * FIND; i += FIND) {
      const [x = 0, size = 0, limit = 0, onLight = 0] = told.subarray(i, i + FIND);
      yield { x, y, length: size, limit, onLight: onLight === 1 };
    }
  }
}
