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

/** Pixels above the threshold beside each other in a row. */
interface Run {
  y: number;
  left: number;
  right: number;
  /** Of its pixels' values. */
  sum: number;
  /** A run of the same region that stands before it, or itself. */
  before: Run;
}

/**
 * The regions of pixels above `threshold` that have at least `minArea` of them, in the order of their first pixels.
 * Runs of pixels are joined with those of the row above: a tenth of the work of looking at each pixel's neighbors.
 */
export function findComponents(
  map: GrayMap,
  threshold: number,
  connectivity: Connectivity,
  minArea = 1,
): Component[] {
  const reach = connectivity === 'sides' ? 0 : 1;
  const regions = new Map<Run, Run[]>();
  const runs: Run[] = [];
  let above: Run[] = [];
  for (let y = 0; y < map.height; y++) {
    const row = runsOf(map, y, threshold);
    joinRows(above, row, reach);
    runs.push(...row);
    above = row;
  }
  for (const run of runs) {
    const first = firstOf(run);
    const region = regions.get(first);
    if (region) region.push(run);
    else regions.set(first, [run]);
  }
  return [...regions.values()].map(summarise).filter(({ area }) => area >= minArea);
}

function runsOf({ width, data }: GrayMap, y: number, threshold: number): Run[] {
  const runs: Run[] = [];
  const start = y * width;
  for (let x = 0; x < width; x++) {
    if (!((data[start + x] as number) > threshold)) continue;
    const left = x;
    let sum = 0;
    for (; x < width && (data[start + x] as number) > threshold; x++)
      sum += data[start + x] as number;
    const run = { y, left, right: x - 1, sum } as Run;
    run.before = run;
    runs.push(run);
  }
  return runs;
}

/** @param reach how far beside a run another one may begin and still touch it */
function joinRows(above: readonly Run[], below: readonly Run[], reach: number): void {
  let at = 0;
  for (const run of below) {
    while (at < above.length && (above[at] as Run).right < run.left - reach) at++;
    for (let i = at; i < above.length && (above[i] as Run).left <= run.right + reach; i++)
      join(above[i] as Run, run);
  }
}

function join(one: Run, other: Run): void {
  const [a, b] = [firstOf(one), firstOf(other)];
  if (a === b) return;
  if (a.y < b.y || (a.y === b.y && a.left < b.left)) b.before = a;
  else a.before = b;
}

function firstOf(run: Run): Run {
  let first = run;
  while (first.before !== first) {
    // Half the way for whoever comes next.
    first.before = first.before.before;
    first = first.before;
  }
  return first;
}

/** @param runs of one region, row by row from left to right */
function summarise(runs: readonly Run[]): Component {
  const outline: Point[] = [];
  let area = 0;
  let filledArea = 0;
  let sum = 0;
  runs.forEach((run, i) => {
    area += run.right - run.left + 1;
    sum += run.sum;
    if (runs[i + 1]?.y === run.y) return;
    const left = outermost(runs, i);
    outline.push({ x: left, y: run.y }, { x: run.right, y: run.y });
    filledArea += run.right - left + 1;
  });
  return { outline, area, filledArea, mean: sum / area };
}

/** Where the row of a region begins that ends with this run. */
function outermost(runs: readonly Run[], end: number): number {
  let first = end;
  while (runs[first - 1]?.y === runs[end]?.y) first--;
  return (runs[first] as Run).left;
}
