import { edgeStrength } from '../find-cards/edge-strength.ts';
import type { RgbImage } from '../geometry.ts';
import { findComponents, type Mask } from '../image/components.ts';
import { type Part, wholeOf } from '../image/part.ts';
import { median } from '../median.ts';

/** A cell's side in pixels: a few lines of small print, or a piece of a card's edge. */
export const CELL = 8;
/** The least change per pixel, of 255, that print or a card's edge makes, however calm the rest is. */
const LEAST_EDGE = 12;
/** The share of cells that are calmer than the ground's sharpest texture: a row of cards leaves little ground. */
const GROUND_SHARE = 0.25;
/** How many times sharper print and edges are than the ground's texture. */
const ABOVE_GROUND = 3;
/** Twice the ground's sharpness may be print that is out of focus. */
const DOUBTFUL = 2 / 3;
/** The least number of connected cells; fewer are a speck of dust. */
const FEWEST_CELLS = 4;

/** The cells of a picture with print or an edge, and those that may have some. */
export interface BusyCells {
  busy: Mask;
  doubtful: Mask;
  /** The color of all other cells. */
  ground: readonly [red: number, green: number, blue: number];
}

/** Separates print, cards and other things from the ground, whose texture is the calmest. */
export function findBusyCells(image: RgbImage): BusyCells {
  const width = Math.ceil(image.width / CELL);
  const height = Math.ceil(image.height / CELL);
  const sharpest = new Float32Array(width * height);
  const edges = edgeStrength(image);
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const cell = Math.floor(y / CELL) * width + Math.floor(x / CELL);
      const edge = edges.data[y * image.width + x] as number;
      if (edge > (sharpest[cell] as number)) sharpest[cell] = edge;
    }
  }
  const texture = sharpest.toSorted()[Math.floor(sharpest.length * GROUND_SHARE)] ?? 0;
  const level = Math.max(LEAST_EDGE, ABOVE_GROUND * texture);
  const above = (least: number): Mask => ({
    width,
    height,
    data: Uint8Array.from(sharpest, (edge) => (edge >= least ? 1 : 0)),
  });
  const busy = withoutSpecks(above(level));
  return {
    busy,
    doubtful: withoutSpecks(above(level * DOUBTFUL)),
    ground: groundOf(image, busy),
  };
}

function withoutSpecks({ width, height, data }: Mask): Mask {
  const kept = new Uint8Array(data.length);
  for (const { runs, area } of findComponents({ width, height, data }, 'sides and corners')) {
    if (area < FEWEST_CELLS) continue;
    for (const { y, left, right } of runs) kept.fill(1, y * width + left, y * width + right + 1);
  }
  return { width, height, data: kept };
}

/** The median of each color channel, over one pixel from each cell that is not busy. */
function groundOf(image: RgbImage, busy: Mask): BusyCells['ground'] {
  const calm: number[] = [];
  busy.data.forEach((isBusy, cell) => {
    const [x, y] = [(cell % busy.width) * CELL, Math.floor(cell / busy.width) * CELL];
    if (isBusy === 0) calm.push((y * image.width + x) * 3);
  });
  const color = (channel: number) => median(calm.map((at) => image.data[at + channel] as number));
  return [color(0), color(1), color(2)];
}

/** How many cells of a mask there are within a part of it. */
export function countCells(mask: Mask, part: Part = wholeOf(mask)): number {
  let count = 0;
  for (let y = part.y; y < part.y + part.height; y++) {
    for (let x = part.x; x < part.x + part.width; x++)
      count += mask.data[y * mask.width + x] as number;
  }
  return count;
}

/** The rectangle around the cells of a mask, within a part of it; null where there are none. */
export function boxAround(mask: Mask, part: Part = wholeOf(mask)): Part | null {
  const { width, height, data } = mask;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = part.y; y < part.y + part.height; y++) {
    for (let x = part.x; x < part.x + part.width; x++) {
      if (data[y * width + x] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < left
    ? null
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
