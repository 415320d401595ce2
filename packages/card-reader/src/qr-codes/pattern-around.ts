import type { Point, RgbImage } from '../geometry.ts';
import { grayAt } from '../image/gray.ts';

/** One of the three nested squares in the corners of a QR code. */
export interface FinderPattern {
  center: Point;
  /** Pixels from edge to edge, which is seven modules. */
  size: number;
}

/** A row that looks like the middle of a pattern. */
export interface Find {
  x: number;
  y: number;
  length: number;
  /** The gray below which pixels are dark. */
  limit: number;
  onLight: boolean;
}

/** The pattern around a find, if it looks like one also from top to bottom and from corner to corner. */
export function patternAround(image: RgbImage, find: Find): FinderPattern | null {
  const column = across(image, find, 0);
  if (!looksLikePattern(column.lengths, find.length)) return null;
  const y = find.y + column.offset;
  const diagonal = across(image, { ...find, y: Math.round(y) }, 1);
  if (!looksLikePattern(diagonal.lengths, find.length)) return null;
  return { center: { x: find.x, y }, size: find.length };
}

/**
 * The lengths of the five dark and light runs along a column through a find, or along a diagonal.
 *
 * @param slope pixels to the right with each row down
 * @returns also how far below the find the middle of the third run is
 */
function across(
  image: RgbImage,
  { x, y, length, limit, onLight }: Find,
  slope: 0 | 1,
): { lengths: number[]; offset: number } {
  /** The lengths of the dark, light and dark runs, starting from the find. */
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

/** Allows each length half a module and half a pixel of error, as `assembly/finders.ts` does. */
function isAbout(run: number, modules: 1 | 3, size: number): boolean {
  const tolerance = (modules === 3 ? 2 : 1) * (size + 7);
  return Math.abs(7 * run - modules * size) * 2 <= tolerance;
}
