import { convexHull } from '../geometry/convex-hull.ts';
import { enclosingQuad } from '../geometry/enclosing-quad.ts';
import { polygonArea } from '../geometry/quad-area.ts';
import { quadSize } from '../geometry/quad-size.ts';
import type { Quad, RgbImage } from '../geometry.ts';
import { type Component, type GrayMap, outlineOf } from '../image/components.ts';
import { resize } from '../image/resize.ts';
import { edgeStrength } from './edge-strength.ts';
import { enclosedAreas } from './enclosed-areas.ts';
import type { PictureSize } from './outline-shape.ts';
import { outlinedShare } from './outlined-share.ts';

/** Cards are searched for at this size: a card's edge is still several pixels wide. */
const SEARCH_LONG_SIDE = 320;
/** What counts as an edge, from faint (white card on a light table) to strong (textured ground). */
const EDGE_LEVELS = [5, 11, 25];
/** How much of its quad a region must fill: rounded corners and a thumb may cost the rest. */
const MIN_FILL = 0.86;
const MAX_ASPECT = 3;

export type FindEdges = (image: RgbImage) => GrayMap;

export interface CardCandidate {
  /** In pixels of the picture, clockwise from the corner nearest its top left. */
  quad: Quad;
  area: number;
  /** 0 to 1: how much of its outline lies on edges. */
  outlined: number;
}

/** A candidate with the text it would hold. */
export interface OutlineWithText extends CardCandidate {
  /** Indices of the regions inside. */
  textIndices: number[];
}

/**
 * Four-sided areas enclosed by edges. Several may describe the same card, or a panel printed on one; the text decides
 * which is a card.
 * @param image the photograph at any size
 * @param size the photograph's own size, in whose pixels the answer is
 */
export function findCardCandidates(
  image: RgbImage,
  size: PictureSize = image,
  findEdges: FindEdges = edgeStrength,
): CardCandidate[] {
  const scale = SEARCH_LONG_SIDE / Math.max(image.width, image.height);
  const small = resize(image, Math.round(image.width * scale), Math.round(image.height * scale));
  const [toX, toY] = [size.width / small.width, size.height / small.height];
  const edges = findEdges(small);
  return EDGE_LEVELS.flatMap((level) =>
    enclosedAreas(edges, level).flatMap((region) => {
      const candidate = outline(region, edges, level);
      return candidate ? [scaled(candidate, toX, toY)] : [];
    }),
  );
}

function outline(region: Component, edges: GrayMap, level: number): CardCandidate | null {
  const found = enclosingQuad(convexHull(outlineOf(region)));
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

function scaled({ quad, area, outlined }: CardCandidate, toX: number, toY: number): CardCandidate {
  const corners = quad.map(({ x, y }) => ({ x: (x + 0.5) * toX, y: (y + 0.5) * toY }));
  return { quad: corners as unknown as Quad, area: area * toX * toY, outlined };
}
