import type { TextRegion } from '../find-lines/find-text-regions.ts';
import { polygonContains } from '../geometry/quad-area.ts';
import type { Quad } from '../geometry.ts';
import type { CardCandidate, OutlineWithText } from './card-candidates.ts';

const MIN_OUTLINED = 0.8;

/**
 * Whether it has edges all around. If not, it is not the outline of a card, whatever text is inside.
 */
export function isWellOutlined({ outlined }: CardCandidate): boolean {
  return outlined >= MIN_OUTLINED;
}

/** The outlines that cut through no text, with the text inside. */
export function outlinesWithText(
  candidates: readonly CardCandidate[],
  regions: readonly TextRegion[],
): OutlineWithText[] {
  return candidates.flatMap((candidate) => {
    if (!isWellOutlined(candidate)) return [];
    const inside = regions.map((region) => insideShare(region, candidate.quad));
    if (inside.some((share) => share > 0.2 && share < 0.8)) return [];
    const textIndices = inside.flatMap((share, i) => (share >= 0.8 ? [i] : []));
    return textIndices.length > 0 ? [{ ...candidate, textIndices }] : [];
  });
}

/** The share of a region's corners that are inside an outline. */
export function insideShare(region: TextRegion, quad: Quad): number {
  return region.filter((corner) => polygonContains(quad, corner)).length / region.length;
}
