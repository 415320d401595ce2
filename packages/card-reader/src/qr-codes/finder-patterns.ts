import type { Point, RgbImage } from '../geometry.ts';
import { grayAt } from '../image/gray.ts';
import { bytesAt, integersAt, kernels, reserve } from '../image/kernels.ts';

/** One of the three squares in a square that stand in a QR code's corners. */
export interface FinderPattern {
  center: Point;
  /** Pixels from edge to edge: seven modules. */
  size: number;
}

/** Rows from one that is looked at to the next: the middle of the smallest pattern that can be read is as high. */
const ROW_STEP = 3;
/** Pixels that WebAssembly takes at once, and what it tells of a find, in 32-bit integers. */
const BLOCK = 16;
const FIND = 4;
/** What of the rows through its middle must look like it; where it stands on a corner they are fewest. */
const MIN_ROWS = 0.25;
/** More is a fabric. */
const MOST_SEEN = 200;

/** A row that looks like a pattern's middle. */
interface Find {
  x: number;
  y: number;
  length: number;
  /** The gray below which pixels are dark. */
  limit: number;
  onLight: boolean;
}

/**
 * Where finder patterns may stand; letters look like them now and then, and fabrics so often that nobody can tell
 * where they are: null.
 */
export function findFinderPatterns(image: RgbImage): FinderPattern[] | null {
  const seen: { pattern: FinderPattern; rows: number }[] = [];
  for (const find of finds(image)) {
    const pattern = crossed(image, find);
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

/** The pattern whose middle the find is, where it also looks like one from top to bottom and from corner to corner. */
function crossed(image: RgbImage, find: Find): FinderPattern | null {
  const column = across(image, find, 0);
  if (!looksLikePattern(column.lengths, find.length)) return null;
  const y = find.y + column.offset;
  const diagonal = across(image, { ...find, y: Math.round(y) }, 1);
  if (!looksLikePattern(diagonal.lengths, find.length)) return null;
  return { center: { x: find.x, y }, size: find.length };
}

/**
 * The five lengths of marks and ground along a column through a find, or along a diagonal.
 * @param slope pixels to the right with each row down
 * @returns and how far below the find the middle of the third is
 */
function across(
  image: RgbImage,
  { x, y, length, limit, onLight }: Find,
  slope: 0 | 1,
): { lengths: number[]; offset: number } {
  /** How far marks, ground and marks again reach from the find on. */
  const reach = (step: -1 | 1) => {
    const lengths: [number, number, number] = [0, 0, 0];
    for (let row = y, column = x, part: 0 | 1 | 2 = 0; ; ) {
      if (row < 0 || row >= image.height || column < 0 || column >= image.width) break;
      const isMark = grayAt(image, row * image.width + column) < limit === onLight;
      if (isMark === (part === 1)) {
        if (part === 2) break;
        part++;
      }
      if (++lengths[part as 0 | 1 | 2] > length) break;
      row += step;
      column += step * slope;
    }
    return lengths;
  };
  const [up, rim, top] = reach(-1);
  const [down, lowerRim, bottom] = reach(1);
  return { lengths: [top, rim, up + down - 1, lowerRim, bottom], offset: (down - up) / 2 };
}

function looksLikePattern(lengths: readonly number[], size: number): boolean {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return (
    whole >= size / 2 &&
    whole <= size * 2 &&
    lengths.every((length, i) => isAbout(length, i === 2 ? 3 : 1, whole))
  );
}

/** Half a module and half a pixel may be missing or too much for each that should be there, as in `assembly/finders.ts`. */
function isAbout(run: number, modules: 1 | 3, size: number): boolean {
  const tolerance = (modules === 3 ? 2 : 1) * (size + 7);
  return Math.abs(7 * run - modules * size) * 2 <= tolerance;
}
