import { type Component, findComponents, type GrayMap } from '../image/components.ts';
import { withoutThinParts } from '../image/opening.ts';

/** Shares of the picture's area. */
const MIN_AREA = 0.02;
const MAX_AREA = 0.97;
/** A card may be calm in little of its area, for all its print; below this is nothing but grain. */
const MIN_INK = 0.004;
/** Half the width, in pixels of the map, of what lies around cards and is none. */
const THIN = 3;

/** Areas of a card's size, on a map of edge strengths, that edges of at least `level` enclose. */
export function enclosedAreas(edges: GrayMap, level: number): Component[] {
  const calm = { ...edges, data: edges.data.map((strength) => level - strength) };
  const minArea = MIN_INK * edges.width * edges.height;
  return [
    ...findComponents(calm, 0, 'sides', minArea),
    ...insetFromBackground(calm, minArea),
  ].filter((area) => isCardSized(area, edges));
}

/**
 * What is left of the picture without the calm areas that reach its border: cards with all that is
 * printed on them. As it is, and without what is thinner than a card: the veins of a table, a page's
 * lines.
 */
function insetFromBackground(calm: GrayMap, minArea: number): Component[] {
  const { width, height } = calm;
  const rest = { width, height, data: new Float32Array(width * height).fill(1) };
  clearFromBorder(calm, rest.data);
  const solid = withoutThinParts(rest, THIN);
  return [rest, solid].flatMap((map) => findComponents(map, 0, 'sides', minArea));
}

/** Zeroes in `rest` every calm pixel that is connected with the border. */
function clearFromBorder({ width, height, data }: GrayMap, rest: Float32Array): void {
  const queue = new Int32Array(width * height);
  let queued = 0;
  const visit = (i: number) => {
    if (rest[i] === 0 || (data[i] as number) <= 0) return;
    rest[i] = 0;
    queue[queued++] = i;
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  while (queued > 0) {
    const next = queue[--queued] as number;
    const x = next % width;
    if (x > 0) visit(next - 1);
    if (x < width - 1) visit(next + 1);
    if (next >= width) visit(next - width);
    if (next < rest.length - width) visit(next + width);
  }
}

function isCardSized({ filledArea }: Component, { width, height }: GrayMap): boolean {
  const share = filledArea / (width * height);
  return share >= MIN_AREA && share <= MAX_AREA;
}
