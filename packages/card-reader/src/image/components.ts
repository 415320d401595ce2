import type { Point } from '../geometry.ts';

/** One number per pixel, row-major. */
export interface GrayMap {
  width: number;
  height: number;
  data: Float32Array;
}

/** A connected region of pixels above a threshold. */
export interface Component {
  /** The outermost pixels of each of its rows: enough for its convex hull. */
  outline: Point[];
  /** Pixels. */
  area: number;
  /** Pixels together with those between the outermost ones of each row. */
  filledArea: number;
  /** The mean value over its pixels. */
  mean: number;
}

/** Whether pixels that touch only at a corner belong together. */
export type Connectivity = 'sides' | 'sides and corners';

/** The regions of pixels above `threshold` that have at least `minArea` of them. */
export function findComponents(
  map: GrayMap,
  threshold: number,
  connectivity: Connectivity,
  minArea = 1,
): Component[] {
  const { width, height, data } = map;
  const seen = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  const found: Component[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || !((data[start] as number) > threshold)) continue;
    const area = flood(start);
    if (area >= minArea) found.push(summarise(map, queue.subarray(0, area)));
  }
  return found;

  /** Fills `queue` with the region around `start`; how many pixels it has. */
  function flood(start: number): number {
    let length = 1;
    queue[0] = start;
    seen[start] = 1;
    for (let i = 0; i < length; i++) {
      const pixel = queue[i] as number;
      const x = pixel % width;
      const from = x > 0 ? -1 : 0;
      const to = x < width - 1 ? 1 : 0;
      for (let row = pixel - width; row <= pixel + width; row += width) {
        if (row < 0 || row >= data.length) continue;
        const isStraight = connectivity === 'sides' && row !== pixel;
        const last = isStraight ? row : row + to;
        for (let next = isStraight ? row : row + from; next <= last; next++) {
          if (seen[next] === 1 || !((data[next] as number) > threshold)) continue;
          seen[next] = 1;
          queue[length++] = next;
        }
      }
    }
    return length;
  }
}

function summarise({ width, height, data }: GrayMap, pixels: Int32Array): Component {
  const left = new Int32Array(height).fill(width);
  const right = new Int32Array(height).fill(-1);
  let sum = 0;
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] as number;
    const y = Math.floor(pixel / width);
    const x = pixel - y * width;
    sum += data[pixel] as number;
    if (x < (left[y] as number)) left[y] = x;
    if (x > (right[y] as number)) right[y] = x;
  }
  const outline: Point[] = [];
  let filledArea = 0;
  for (let y = 0; y < height; y++) {
    const [from, to] = [left[y] as number, right[y] as number];
    if (to < 0) continue;
    outline.push({ x: from, y }, { x: to, y });
    filledArea += to - from + 1;
  }
  return { outline, area: pixels.length, filledArea, mean: sum / pixels.length };
}
