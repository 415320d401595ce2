import type { Point, RgbImage } from '../geometry.ts';
import type { Part } from '../image/cut-out.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { findTextRegions } from '../text-lines/find-text-regions.ts';
import { forDetector, STRIDE, textProbability } from '../text-lines/text-probability.ts';
import { assignText, isWellOutlined } from './assign-text.ts';
import type { CardCandidate } from './card-candidates.ts';
import type { PictureSize } from './outline-shape.ts';

/** The glance sees the picture at this long side, pixels: enough to tell where there is text. */
const GLANCE_LONG_SIDE = 320;
/** Around the cards, pixels: the detector is sure of what has its surroundings. */
const MARGIN = 16;

/**
 * The part of a picture that holds all of its cards, by their outlines and a glance at where there is text. The
 * detector takes as long as its picture is large, and cards are half of a photograph. Where text lies in no
 * outline it is the whole picture.
 * @param picture the photograph as made `forDetector`, in whose pixels the part is
 * @param photo the photograph's own size, in whose pixels the candidates are
 */
export async function partWithCards(
  picture: RgbImage,
  photo: PictureSize,
  candidates: readonly CardCandidate[],
  detector: NeuralModel,
): Promise<Part> {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  if (!candidates.some(isWellOutlined)) return whole;
  const glance = await textProbability(forDetector(picture, GLANCE_LONG_SIDE), detector);
  const text = findTextRegions(glance, photo);
  const cards = assignText(candidates, text, photo);
  const outlines = cards.flatMap(({ quad }) => (quad ? [quad] : []));
  if (outlines.length < cards.length) return whole;
  const points = [...outlines, ...text].flat();
  const [x, width] = stretch(points, ({ x }) => (x * picture.width) / photo.width, picture.width);
  const [y, height] = stretch(
    points,
    ({ y }) => (y * picture.height) / photo.height,
    picture.height,
  );
  return { x, y, width, height };
}

/**
 * Whole strides along one side that hold all points with a margin.
 * @param most the side's length, whole strides too
 */
function stretch(
  points: readonly Point[],
  along: (point: Point) => number,
  most: number,
): [from: number, length: number] {
  const values = points.map(along);
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const length = Math.min(most, Math.ceil((last - first + 2 * MARGIN) / STRIDE) * STRIDE);
  const from = Math.round((first + last - length) / 2);
  return [Math.max(0, Math.min(from, most - length)), length];
}
