import type { Point } from '../geometry.ts';

/** One number per pixel, row-major. */
export interface GreyMap {
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
  map: GreyMap,
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
      const y = (pixel - x) / width;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        const straight = connectivity === 'sides' && ny !== y;
        const from = straight ? x : Math.max(0, x - 1);
        const to = straight ? x : Math.min(width - 1, x + 1);
        for (let next = ny * width + from; next <= ny * width + to; next++) {
          if (seen[next] || !((data[next] as number) > threshold)) continue;
          seen[next] = 1;
          queue[length++] = next;
        }
      }
    }
    return length;
  }
}

function summarise({ width, data }: GreyMap, pixels: Int32Array): Component {
  const rows = new Map<number, { left: number; right: number }>();
  let sum = 0;
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    sum += data[pixel] as number;
    const row = rows.get(y);
    if (!row) rows.set(y, { left: x, right: x });
    else if (x < row.left) row.left = x;
    else if (x > row.right) row.right = x;
  }
  const outline: Point[] = [];
  let filledArea = 0;
  for (const [y, { left, right }] of rows) {
    outline.push({ x: left, y }, { x: right, y });
    filledArea += right - left + 1;
  }
  return { outline, area: pixels.length, filledArea, mean: sum / pixels.length };
}
