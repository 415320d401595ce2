import { distance } from '../geometry/quad-size.ts';
import type { Point, Quad } from '../geometry.ts';
import type { GrayMap } from '../image/components.ts';

const SAMPLES_PER_SIDE = 24;
/** Pixels an edge may lie off the fitted side. */
const SIDE_TOLERANCE = 3;

/** The share of the outline near which there is an edge; the picture's border is one. */
export function outlinedShare(quad: Quad, edges: GrayMap, level: number): number {
  const center = { x: (quad[0].x + quad[2].x) / 2, y: (quad[0].y + quad[2].y) / 2 };
  let hits = 0;
  quad.forEach((from, side) => {
    const to = quad[(side + 1) % 4] as Point;
    for (let i = 0; i < SAMPLES_PER_SIDE; i++) {
      const t = (i + 0.5) / SAMPLES_PER_SIDE;
      const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      if (edgeNear(point, center, edges, level)) hits++;
    }
  });
  return hits / (4 * SAMPLES_PER_SIDE);
}

function edgeNear(point: Point, center: Point, edges: GrayMap, level: number): boolean {
  const length = distance(point, center) || 1;
  const dx = (point.x - center.x) / length;
  const dy = (point.y - center.y) / length;
  for (let step = -SIDE_TOLERANCE; step <= SIDE_TOLERANCE; step++) {
    const x = Math.round(point.x + dx * step);
    const y = Math.round(point.y + dy * step);
    if (x <= 0 || y <= 0 || x >= edges.width - 1 || y >= edges.height - 1) return true;
    if ((edges.data[y * edges.width + x] as number) >= level) return true;
  }
  return false;
}
