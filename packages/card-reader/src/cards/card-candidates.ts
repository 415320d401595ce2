import { convexHull } from '../geometry/convex-hull.ts';
import { enclosingQuad } from '../geometry/enclosing-quad.ts';
import { polygonArea } from '../geometry/quad-area.ts';
import { distance, quadSize } from '../geometry/quad-size.ts';
import type { Point, Quad, RgbImage } from '../geometry.ts';
import { type Component, findComponents, type GreyMap } from '../image/components.ts';
import { resize } from '../image/resize.ts';
import { edgeStrength } from './edge-strength.ts';

/** Cards are looked for at this size; a card's edge is still several pixels of change. */
const SEARCH_LONG_SIDE = 320;
/** What counts as an edge, from faint (white card on a light table) to strong (textured ground). */
const EDGE_LEVELS = [5, 11, 25];
/** Shares of the picture's area. */
const MIN_AREA = 0.02;
const MAX_AREA = 0.97;
/** How much of its quad a region must fill: rounded corners and a thumb may cost the rest. */
const MIN_FILL = 0.86;
const MAX_ASPECT = 3;

export interface CardCandidate {
  /** In pixels of the picture, clockwise from the corner nearest its top left. */
  quad: Quad;
  area: number;
  /** 0 to 1: how much of its outline lies on edges. */
  outlined: number;
}

/**
 * Four-sided areas enclosed by edges. Several may describe the same card, or a panel printed on
 * one: what a card is, the text decides.
 */
export function findCardCandidates(image: RgbImage): CardCandidate[] {
  const scale = SEARCH_LONG_SIDE / Math.max(image.width, image.height);
  const small = resize(image, Math.round(image.width * scale), Math.round(image.height * scale));
  const edges = edgeStrength(small);
  return EDGE_LEVELS.flatMap((level) =>
    [...quietRegions(edges, level), ...insetFromBackground(edges, level)].flatMap((region) => {
      const candidate = outline(region, edges, level);
      return candidate ? [scaled(candidate, 1 / scale)] : [];
    }),
  );
}

/** Areas without an edge at least this strong. */
function quietRegions(edges: GreyMap, level: number): Component[] {
  const calm = { ...edges, data: edges.data.map((strength) => level - strength) };
  return findComponents(calm, 0, 'sides').filter((region) => isCardSized(region, edges));
}

/** What is left of the picture without the calm areas that reach its border: cards with all that is printed on them. */
function insetFromBackground(edges: GreyMap, level: number): Component[] {
  const { width, height } = edges;
  const calm = { ...edges, data: edges.data.map((strength) => level - strength) };
  const rest = { width, height, data: new Float32Array(width * height).fill(1) };
  clearFromBorder(calm, rest.data);
  return findComponents(rest, 0, 'sides').filter((region) => isCardSized(region, edges));
}

/** Zeroes in `rest` every calm pixel that is connected with the border. */
function clearFromBorder({ width, height, data }: GreyMap, rest: Float32Array): void {
  const queue: number[] = [];
  const visit = (x: number, y: number) => {
    const i = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || rest[i] === 0 || (data[i] as number) <= 0)
      return;
    rest[i] = 0;
    queue.push(i);
  };
  for (let x = 0; x < width; x++) {
    visit(x, 0);
    visit(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    visit(0, y);
    visit(width - 1, y);
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width;
    const y = (next - x) / width;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
}

function isCardSized({ filledArea }: Component, { width, height }: GreyMap): boolean {
  const share = filledArea / (width * height);
  return share >= MIN_AREA && share <= MAX_AREA;
}

function outline(region: Component, edges: GreyMap, level: number): CardCandidate | null {
  const found = enclosingQuad(convexHull(region.outline));
  if (!found) return null;
  const quad = fromTopLeft(found);
  const area = polygonArea(quad);
  const { width, height } = quadSize(quad);
  if (region.filledArea < area * MIN_FILL) return null;
  if (Math.max(width, height) > Math.min(width, height) * MAX_ASPECT) return null;
  return { quad, area, outlined: outlinedShare(quad, edges, level) };
}

/** The same corners, beginning with the one nearest the top left. */
function fromTopLeft(quad: Quad): Quad {
  const sums = quad.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return [0, 1, 2, 3].map((i) => quad[(first + i) % 4]) as unknown as Quad;
}

const SAMPLES_PER_SIDE = 24;
/** Pixels an edge may lie off the fitted side. */
const SIDE_TOLERANCE = 3;

/** The share of the outline near which there is an edge; the picture's border is one. */
function outlinedShare(quad: Quad, edges: GreyMap, level: number): number {
  const centre = { x: (quad[0].x + quad[2].x) / 2, y: (quad[0].y + quad[2].y) / 2 };
  let hits = 0;
  quad.forEach((from, side) => {
    const to = quad[(side + 1) % 4] as Point;
    for (let i = 0; i < SAMPLES_PER_SIDE; i++) {
      const t = (i + 0.5) / SAMPLES_PER_SIDE;
      const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      if (edgeNear(point, centre, edges, level)) hits++;
    }
  });
  return hits / (4 * SAMPLES_PER_SIDE);
}

function edgeNear(point: Point, centre: Point, edges: GreyMap, level: number): boolean {
  const length = distance(point, centre) || 1;
  const dx = (point.x - centre.x) / length;
  const dy = (point.y - centre.y) / length;
  for (let step = -SIDE_TOLERANCE; step <= SIDE_TOLERANCE; step++) {
    const x = Math.round(point.x + dx * step);
    const y = Math.round(point.y + dy * step);
    if (x <= 0 || y <= 0 || x >= edges.width - 1 || y >= edges.height - 1) return true;
    if ((edges.data[y * edges.width + x] as number) >= level) return true;
  }
  return false;
}

function scaled({ quad, area, outlined }: CardCandidate, by: number): CardCandidate {
  const corners = quad.map(({ x, y }) => ({ x: (x + 0.5) * by, y: (y + 0.5) * by }));
  return { quad: corners as unknown as Quad, area: area * by * by, outlined };
}
