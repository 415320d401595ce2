import type { TextRegion } from '../find-lines/find-text-regions.ts';
import { fitLines } from '../find-lines/fit-lines.ts';
import { invert, mapPoint, rectToQuad } from '../geometry/homography.ts';
import { quadSize } from '../geometry/quad-size.ts';
import { rectCorners } from '../geometry/rotated-rect.ts';
import type { Point, Quad } from '../geometry.ts';

/** Business cards are up to 1.8 times as long as wide. A slanted view shortens one side. */
const MAX_ASPECT = 2.8;
/**
 * How much longer a card's near side looks than its far one at most: seen at 60° from one and a half card lengths
 * away. An area whose opposite sides differ more is something printed on a card.
 */
const MAX_SLANT = 1.8;
/** On development cards text covered up to 0.81 of width and height, and in false outlines 0.97 and more. */
const MAX_TEXT_SHARE = 0.92;
/** Corners within this share of the picture's longer side from its border lie on the border. */
const AT_BORDER = 0.02;

export interface PictureSize {
  width: number;
  height: number;
}

/** A printed strip or wedge can have edges all around, but not a card's shape. */
export function isCardShaped(quad: Quad): boolean {
  const { width, height } = quadSize(quad);
  const isStrip = Math.max(width, height) > Math.min(width, height) * MAX_ASPECT;
  const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(quad);
  return !isStrip && slant(top, bottom) <= MAX_SLANT && slant(left, right) <= MAX_SLANT;
}

const slant = (a: number, b: number) => Math.max(a, b) / Math.min(a, b);

const sidesOf = (quad: Quad) =>
  quad.map(({ x, y }, i) => {
    const next = quad[(i + 1) % 4] as Point;
    return Math.hypot(next.x - x, next.y - y);
  });

/** A card has margins. An area that its lines fill to the edge is a block of text. */
export function hasMargins(quad: Quad, text: readonly TextRegion[]): boolean {
  const { width, height } = quadSize(quad);
  const toFlat = invert(rectToQuad(width, height, quad));
  const lines = fitLines(text.map((region) => region.map((point) => mapPoint(toFlat, point))));
  const corners = lines.flatMap(rectCorners);
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  const shareOfWidth = extent(corners.map(({ x }) => x)) / width;
  const shareOfHeight = extent(corners.map(({ y }) => y)) / height;
  return Math.min(shareOfWidth, shareOfHeight) < MAX_TEXT_SHARE;
}

/**
 * Whether an outline begins and ends at the picture's border. Then it lies on no table, and with other text beside
 * it, it is a panel of a card that fills the picture.
 */
export function spansPicture(quad: Quad, { width, height }: PictureSize): boolean {
  const near = AT_BORDER * Math.max(width, height);
  return quad.every(({ x, y }) => Math.min(x, y, width - x, height - y) < near);
}
