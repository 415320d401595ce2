import {
  type Component,
  findComponents,
  type GrayMap,
  type Mask,
  type Run,
} from '../image/components.ts';
import { withoutThinParts } from '../image/remove-thin-parts.ts';

/** The least and the largest share of the picture's area that a card takes up. */
const MIN_AREA = 0.02;
const MAX_AREA = 0.97;
/** Print may leave little of a card's area calm. A smaller share is grain. */
const MIN_INK = 0.004;
/** Half the width of the things around cards that are not cards, in pixels of the map. */
const THIN = 3;

/** Areas of a card's size, on a map of edge strengths, that edges of at least `level` enclose. */
export function enclosedAreas(edges: GrayMap, level: number): Component[] {
  const minArea = MIN_INK * edges.width * edges.height;
  const calm = findComponents(calmPixels(edges, level), 'sides');
  return [...calm, ...insetFromBackground(calm, edges)].filter(
    (component) => component.area >= minArea && isCardSized(component, edges),
  );
}

function calmPixels({ width, height, data }: GrayMap, level: number): Mask {
  const calm = new Uint8Array(data.length);
  for (let i = 0; i < calm.length; i++) calm[i] = (data[i] as number) < level ? 1 : 0;
  return { width, height, data: calm };
}

/**
 * The picture without the calm areas that reach its border, which leaves cards with their print. Once as it is, and
 * once without what is thinner than a card, such as the veins of a marble table or a page's lines.
 */
function insetFromBackground(calm: readonly Component[], { width, height }: Size): Component[] {
  const rest = { width, height, data: new Uint8Array(width * height).fill(1) };
  for (const { runs } of calm) {
    if (!runs.some((run) => isAtBorder(run, rest))) continue;
    for (const { y, left, right } of runs)
      rest.data.fill(0, y * width + left, y * width + right + 1);
  }
  const solid = withoutThinParts(rest, THIN);
  return [rest, solid].flatMap((mask) => findComponents(mask, 'sides'));
}

type Size = Pick<GrayMap, 'width' | 'height'>;

function isAtBorder({ y, left, right }: Run, { width, height }: Size): boolean {
  return y === 0 || y === height - 1 || left === 0 || right === width - 1;
}

function isCardSized({ filledArea }: Component, { width, height }: Size): boolean {
  const share = filledArea / (width * height);
  return share >= MIN_AREA && share <= MAX_AREA;
}
