import { findText, forDetector, STRIDE } from '../find-lines/find-text.ts';
import { polygonArea, polygonContains } from '../geometry/quad-area.ts';
import { quadCenter } from '../geometry/quad-size.ts';
import type { Point, Quad, RgbImage } from '../geometry.ts';
import { type Part, wholeOf } from '../image/part.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { assignText } from './assign-text.ts';
import type { CardCandidate } from './card-candidates.ts';
import { isCardShaped, type PictureSize } from './outline-shape.ts';
import { isWellOutlined } from './outlines-with-text.ts';

/** The quick look takes the picture at this long side, in pixels. That is enough to see where there is text. */
const GLANCE_LONG_SIDE = 320;
/** The least margin around the cards, pixels: the detector needs surroundings to be sure. */
const MARGIN = 4;
/** How many times larger one card may look than another on the same picture. */
const MOST_UNLIKE = 2;

/**
 * The part of a picture that holds all cards, by their outlines and a quick look for text. The detector's time grows
 * with its picture, and cards are half of a photograph. If any text lies outside of the outlines, the part is the
 * whole picture, because another card may have no outline.
 * @param picture the photograph as made `forDetector`, in whose pixels the part is
 * @param photo the photograph's own size, in whose pixels the candidates are
 */
export async function partWithCards(
  picture: RgbImage,
  photo: PictureSize,
  candidates: readonly CardCandidate[],
  detector: NeuralModel,
): Promise<Part> {
  const whole = wholeOf(picture);
  if (!candidates.some(isWellOutlined)) return whole;
  const text = await findText(forDetector(picture, GLANCE_LONG_SIDE), photo, detector);
  const cards = assignText(candidates, text, photo);
  const quads = cards.flatMap(({ quad }) => (quad ? [quad] : []));
  const outlines = [...quads, ...othersLike(quads, candidates)].flat();
  const assigned = cards.flatMap(({ quad, regions }) =>
    quad ? regions.filter((region) => region.every((point) => polygonContains(quad, point))) : [],
  );
  if (text.length === 0 || assigned.length < text.length) return whole;
  const [x, width] = stretch(outlines, ({ x }) => (x * picture.width) / photo.width, picture.width);
  const [y, height] = stretch(
    outlines,
    ({ y }) => (y * picture.height) / photo.height,
    picture.height,
  );
  return { x, y, width, height };
}

/**
 * Outlines that may be further cards: as large as those with text, and beside them. When there are many small cards,
 * the quick look sees the print of a few only.
 */
function othersLike(cards: readonly Quad[], candidates: readonly CardCandidate[]): Quad[] {
  const areas = cards.map(polygonArea);
  return candidates
    .filter(
      (candidate) =>
        isWellOutlined(candidate) &&
        isCardShaped(candidate.quad) &&
        candidate.area >= Math.min(...areas) / MOST_UNLIKE &&
        candidate.area <= Math.max(...areas) * MOST_UNLIKE &&
        !cards.some((quad) => polygonContains(quad, quadCenter(candidate.quad))),
    )
    .map(({ quad }) => quad);
}

/**
 * The fewest strides along one side that hold all points with a margin, and have them in their middle.
 * @param most the side's length, whole strides too
 */
function stretch(
  points: readonly Point[],
  along: (point: Point) => number,
  most: number,
): [from: number, length: number] {
  const values = points.map(along);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const wanted = Math.ceil((greatest - least + 2 * MARGIN) / STRIDE) * STRIDE;
  const length = Math.min(most, wanted);
  const from = Math.floor((least + greatest - length) / 2);
  return [Math.max(0, Math.min(most - length, from)), length];
}
