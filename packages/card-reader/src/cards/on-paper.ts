import { invert, mapPoint, rectToQuad } from '../geometry/homography.ts';
import type { Point, Quad } from '../geometry.ts';
import type { TextRegion } from '../text-lines/find-text-regions.ts';
import type { CardCandidate, Holder } from './card-candidates.ts';
import { holders, insideShare } from './holders.ts';
import type { PictureSize } from './outline-shape.ts';

/** More text than a card has: cards lie on printed paper, or there are many. */
const MOST_REGIONS = 32;
/** How well drawn a card's outline is whose edge covers lines of the paper. */
const PLAINLY_OUTLINED = 0.9;
/** How much of the picture it fills: less is a column of the paper's text, unless many cards hold most of all text. */
const LEAST_AREA = 0.1;
const MOST_HELD = 0.5;
/** How much text it holds, and how much of that the lines may be that it covers in part. */
const LEAST_HELD = 4;
const MOST_COVERED = 1 / 2;
/** From this share of its corners on text stands on an outline, and no paper below it. */
const HELD = 0.75;
/** On so many sides of a card stands the text of what it lies on. */
const AROUND = 3;

export const isOnPaper = (regions: readonly TextRegion[]): boolean => regions.length > MOST_REGIONS;

/** Outlines that are believed, with the text inside, where a card may cover a part of a paper's lines. */
export function holdersOnPaper(
  candidates: readonly CardCandidate[],
  regions: readonly TextRegion[],
  picture: PictureSize,
): Holder[] {
  const covering = candidates.flatMap((candidate) => {
    if (candidate.outlined < PLAINLY_OUTLINED) return [];
    const inside = regions.map((region) => insideShare(region, candidate.quad));
    const holds = inside.flatMap((share, i) => (share >= HELD ? [i] : []));
    const covered = inside.filter((share) => share > 0 && share < HELD).length;
    const isCard = holds.length >= LEAST_HELD && covered <= holds.length * MOST_COVERED;
    return isCard ? [{ ...candidate, holds }] : [];
  });
  // What holds more is the paper, or the table.
  const found = [...holders(candidates, regions), ...covering].filter(
    ({ holds }) => holds.length <= MOST_REGIONS,
  );
  const held = new Set(found.flatMap(({ holds }) => holds));
  if (held.size >= MOST_HELD * regions.length) return found;
  const least = LEAST_AREA * picture.width * picture.height;
  return found.filter(({ area }) => area >= least);
}

/** The middle of a region's corners. */
function centerOf(region: TextRegion): Point {
  const sum = region.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / region.length, y: sum.y / region.length };
}

/** Whether text near an outline may belong to its card: a panel has it beside it, and paper all around. */
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
