import type { RgbImage } from '../geometry.ts';
import type { Mask } from '../image/components.ts';
import type { Part } from '../image/part.ts';
import { resize } from '../image/resize.ts';
import type { ImageSize } from '../image-size.ts';
import { arrangePieces } from './arrange-pieces.ts';
import { type BusyCells, boxAround, CELL, countCells, findBusyCells } from './busy-cells.ts';
import { cutAtGaps } from './cut-at-gaps.ts';
import type { Detail } from './detail.ts';

/** The long side, in pixels, at which a picture is searched. */
const OVERVIEW_LONG_SIDE = 960;
/** If letters become less than this many times larger, cutting is not worth the risk of losing something. */
const LEAST_GAIN = 1.5;
/** The share of doubtful cells that may be left out. */
const MAY_BE_LEFT_OUT = 0.02;
/** The width of a thing's outline in cells, and the least share of its inside that print covers. */
const OUTLINE = 2;
const LEAST_PRINT = 0.05;
/** The margin around things, as a share of their shorter side: edges of cards need some ground. */
const MARGIN = 0.06;
/** The most rows that a panorama is folded into, and how many times larger folding must make things. */
const MOST_ROWS = 8;
const LEAST_GAIN_OF_FOLDING = 1.4;

/**
 * How to show the things on a large picture larger than shrinking the whole picture would: without the empty ground
 * around them, and with a long row folded like lines of text. Null where that gains little, or where ground and print
 * cannot be told apart.
 * @param overview the picture at any smaller size
 * @param original the picture's own size
 * @param longSide the most that the long side may have
 */
export function findDetail(
  overview: RgbImage,
  original: ImageSize,
  longSide: number,
): Detail | null {
  const plainScale = longSide / Math.max(original.width, original.height);
  if (plainScale * LEAST_GAIN > 1) return null;
  const small = shrunk(overview);
  const { ground, ...cells } = findBusyCells(small);
  const things = leavesOut(cells) ? cells.doubtful : cells.busy;
  const box = boxAround(things);
  if (!box || !hasPrint(things, box)) return null;
  const pixelsPerCell = (CELL * original.width) / small.width;
  const onOriginal = (part: Part) => withMargin(part, pixelsPerCell, original);
  let best = arrangePieces([onOriginal(box)], longSide, false);
  const least = best.scale * LEAST_GAIN_OF_FOLDING;
  const isTall = box.height > box.width;
  for (let rows = 2; rows <= MOST_ROWS; rows++) {
    const pieces = cutAtGaps(things, box, rows, isTall);
    if (!pieces) continue;
    const folded = arrangePieces(pieces.map(onOriginal), longSide, isTall);
    if (folded.scale >= Math.max(least, best.scale)) best = folded;
  }
  return best.scale >= plainScale * LEAST_GAIN ? { ...best, ground } : null;
}

function shrunk(image: RgbImage): RgbImage {
  const scale = Math.min(1, OVERVIEW_LONG_SIDE / Math.max(image.width, image.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return resize(image, side(image.width), side(image.height));
}

/** Whether there is more than a little possible print outside of the rectangle around what is certain. */
function leavesOut({ busy, doubtful }: Omit<BusyCells, 'ground'>): boolean {
  const box = boxAround(busy);
  const all = countCells(doubtful);
  return all - (box ? countCells(doubtful, box) : 0) > all * MAY_BE_LEFT_OUT;
}

/** Whether there is more than an outline. A plain patch of color is no reason to cut. */
function hasPrint(things: Mask, { x, y, width, height }: Part): boolean {
  const inside = {
    x: x + OUTLINE,
    y: y + OUTLINE,
    width: Math.max(0, width - 2 * OUTLINE),
    height: Math.max(0, height - 2 * OUTLINE),
  };
  const cells = inside.width * inside.height;
  return cells > 0 && countCells(things, inside) >= cells * LEAST_PRINT;
}

/** The cells with some ground around them, as pixels of the picture. */
function withMargin(cells: Part, pixelsPerCell: number, picture: ImageSize): Part {
  const margin = Math.min(cells.width, cells.height) * MARGIN + 1;
  const from = (cell: number) => Math.max(0, Math.floor((cell - margin) * pixelsPerCell));
  const to = (cell: number, most: number) =>
    Math.min(most, Math.ceil((cell + margin) * pixelsPerCell));
  const x = from(cells.x);
  const y = from(cells.y);
  return {
    x,
    y,
    width: to(cells.x + cells.width, picture.width) - x,
    height: to(cells.y + cells.height, picture.height) - y,
  };
}
