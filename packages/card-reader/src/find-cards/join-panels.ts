import { convexHull } from '../geometry/convex-hull.ts';
import { enclosingQuad } from '../geometry/enclosing-quad.ts';
import { polygonArea } from '../geometry/quad-area.ts';
import { quadSize } from '../geometry/quad-size.ts';
import type { OutlineWithText } from './card-candidates.ts';

/** Two areas that cover this share of the outline around both are panels of one card. */
const MIN_FILL = 0.92;
/** Two landscape cards side by side are longer than any card. */
const MAX_ASPECT = 2.3;

/** Areas that together make one rectangle without a gap become one card. */
export function joinPanels(cards: readonly OutlineWithText[]): OutlineWithText[] {
  const joined = [...cards];
  for (let i = 0; i < joined.length; i++) {
    for (let j = i + 1; j < joined.length; j++) {
      const both = join(joined[i] as OutlineWithText, joined[j] as OutlineWithText);
      if (!both) continue;
      joined.splice(j, 1);
      joined[i] = both;
      j = i;
    }
  }
  return joined;
}

function join(a: OutlineWithText, b: OutlineWithText): OutlineWithText | null {
  const quad = enclosingQuad(convexHull([...a.quad, ...b.quad]));
  if (!quad) return null;
  const area = polygonArea(quad);
  const { width, height } = quadSize(quad);
  const aspect = Math.max(width, height) / Math.min(width, height);
  if (aspect > MAX_ASPECT || a.area + b.area < area * MIN_FILL) return null;
  const textIndices = [...new Set([...a.textIndices, ...b.textIndices])];
  return { quad, area, outlined: Math.min(a.outlined, b.outlined), textIndices };
}
