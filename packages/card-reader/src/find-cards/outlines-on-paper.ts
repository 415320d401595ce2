import type { TextRegion } from '../find-lines/find-text-regions.ts';
import { invert, mapPoint, rectToQuad } from '../geometry/homography.ts';
import type { Point, Quad } from '../geometry.ts';
import type { CardCandidate, OutlineWithText } from './card-candidates.ts';
import type { PictureSize } from './outline-shape.ts';
import { insideShare, outlinesWithText } from './outlines-with-text.ts';

/** If there are more text regions than one card has, the cards lie on printed paper, or there are many. */
const MOST_REGIONS = 32;
/** How much of an outline must lie on edges before it may cover lines of the paper. */
const PLAINLY_OUTLINED = 0.9;
/**
 * The least share of the picture that a card fills. Less is a column of the paper's text, unless many cards hold most
 * of the text.
 */
const LEAST_AREA = 0.1;
const MOST_HELD = 0.5;
/** The least number of lines that a card holds, and the most that it may cover in part, as a share of them. */
const LEAST_HELD = 4;
const MOST_COVERED = 1 / 2;
/** If this share of a text's corners is inside an outline, the text is on the card and not on the paper below it. */
const HELD = 0.75;
/** Paper has text on this many sides of a card. */
const AROUND = 3;

export const isOnPaper = (regions: readonly TextRegion[]): boolean => regions.length > MOST_REGIONS;

/** The outlines that may be cards, with the text inside. A card may cover parts of the paper's lines. */
export function outlinesOnPaper(
  candidates: readonly CardCandidate[],
  regions: readonly TextRegion[],
  picture: PictureSize,
): OutlineWithText[] {
  const covering = candidates.flatMap((candidate) => {
    if (candidate.outlined < PLAINLY_OUTLINED) return [];
    const inside = regions.map((region) => insideShare(region, candidate.quad));
    const textIndices = inside.flatMap((share, i) => (share >= HELD ? [i] : []));
    const covered = inside.filter((share) => share > 0 && share < HELD).length;
    const isCard = textIndices.length >= LEAST_HELD && covered <= textIndices.length * MOST_COVERED;
    return isCard ? [{ ...candidate, textIndices }] : [];
  });
  // An outline around more than that is the paper or the table.
  const found = [...outlinesWithText(candidates, regions), ...covering].filter(
    ({ textIndices }) => textIndices.length <= MOST_REGIONS,
  );
  const held = new Set(found.flatMap(({ textIndices }) => textIndices));
  if (held.size >= MOST_HELD * regions.length) return found;
  const least = LEAST_AREA * picture.width * picture.height;
  return found.filter(({ area }) => area >= least);
}

/** The middle of a region's corners. */
function centerOf(region: TextRegion): Point {
  const sum = region.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / region.length, y: sum.y / region.length };
}

/**
 * Whether text near an outline may belong to its card. A panel has text on one or two sides; paper has it all around.
 */
export function isBesidePanel(
  quad: Quad,
  own: readonly TextRegion[],
  near: readonly TextRegion[],
): boolean {
  const toUnit = invert(rectToQuad(1, 1, quad));
  const sides = new Set(
    near.map((region) => {
      const { x, y } = mapPoint(toUnit, centerOf(region));
      const [across, down] = [Math.abs(x - 0.5), Math.abs(y - 0.5)];
      return across > down ? (x < 0.5 ? 'left' : 'right') : y < 0.5 ? 'above' : 'below';
    }),
  );
  return sides.size < AROUND && own.length + near.length <= MOST_REGIONS;
}
