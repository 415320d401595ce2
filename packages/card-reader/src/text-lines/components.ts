import type { Point } from '../geometry.ts';
import type { ProbabilityMap } from './text-probability.ts';

/** A connected region of likely text. */
export interface Component {
  /** The outermost pixels of each of its rows: enough for its convex hull. */
  outline: Point[];
  /** Pixels. */
  area: number;
  /** The mean probability over its pixels. */
  score: number;
}

/** The regions, connected over sides and corners, where the map is above `threshold`. */
export function findComponents(map: ProbabilityMap, threshold: number): Component[] {
  const { width, height, data } = map;
  const seen = new Uint8Array(width * height);
  const found: Component[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] as number) <= threshold) continue;
    found.push(summarise(map, flood(map, threshold, seen, start)));
  }
  return found;

  function flood(m: ProbabilityMap, limit: number, visited: Uint8Array, first: number): number[] {
    const pixels = [first];
    visited[first] = 1;
    for (let i = 0; i < pixels.length; i++) {
      const pixel = pixels[i] as number;
      const x = pixel % width;
      const y = (pixel - x) / width;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (visited[next] || (m.data[next] as number) <= limit) continue;
          visited[next] = 1;
          pixels.push(next);
        }
      }
    }
    return pixels;
  }
}

function summarise({ width, data }: ProbabilityMap, pixels: readonly number[]): Component {
  const rows = new Map<number, { left: number; right: number }>();
  let sum = 0;
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    sum += data[pixel] as number;
    const row = rows.get(y);
    if (!row) rows.set(y, { left: x, right: x });
    else {
      row.left = Math.min(row.left, x);
      row.right = Math.max(row.right, x);
    }
  }
  const outline: Point[] = [];
  for (const [y, { left, right }] of rows) outline.push({ x: left, y }, { x: right, y });
  return { outline, area: pixels.length, score: sum / pixels.length };
}
