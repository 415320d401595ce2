import type { CardCandidate } from '@cardsift/card-reader/find-cards/card-candidates';
import type { Point, Quad } from '@cardsift/card-reader/geometry';
import { quadSize } from '@cardsift/card-reader/geometry/quad-size';
import type { Size } from '../../fit-within.ts';

/** The share of an outline that must lie on edges. The reader, which also knows the text, needs 0.8 only. */
const MIN_OUTLINED = 0.85;
/** A card that takes less of the frame cannot be read from it. */
const MIN_AREA = 0.08;
/** Business cards are 1.4 to 1.8 times as long as wide; a slanted view shortens a side. */
const MIN_ASPECT = 1.2;
const MAX_ASPECT = 2.2;
/** Pixels of the small frame: a corner nearer than this to the border may lie outside. */
const BORDER = 3;
/** Opposite sides of a card differ by this factor at the most, seen from where one photographs it. */
const MAX_TAPER = 1.5;

/**
 * The card among four-sided areas of a frame: all of it in the picture and shaped like one. Of several the clearest;
 * among equals the largest, because printed frames lie inside their card.
 */
export function pickCard(candidates: readonly CardCandidate[], frame: Size): Quad | null {
  const cards = candidates.filter(
    ({ quad, area, outlined }) =>
      outlined >= MIN_OUTLINED &&
      area >= MIN_AREA * frame.width * frame.height &&
      isCardShaped(quad) &&
      isInside(quad, frame),
  );
  if (cards.length === 0) return null;
  return cards.reduce((best, card) => (quality(card) > quality(best) ? card : best)).quad;
}

function isCardShaped(quad: Quad): boolean {
  const { width, height } = quadSize(quad);
  const aspect = Math.max(width, height) / Math.min(width, height);
  return aspect >= MIN_ASPECT && aspect <= MAX_ASPECT && taper(quad) <= MAX_TAPER;
}

/** How many times longer a side is than the one opposite, the larger of both pairs. */
function taper(quad: Quad): number {
  const [a = 1, b = 1, c = 1, d = 1] = quad.map((from, side) => {
    const to = quad[(side + 1) % 4] as Point;
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  return Math.max(a / c, c / a, b / d, d / b);
}

function isInside(quad: Quad, { width, height }: Size): boolean {
  return quad.every(({ x, y }) => Math.min(x, y, width - x, height - y) >= BORDER);
}

function quality({ outlined, area }: CardCandidate): number {
  return Math.round(outlined * 10) + Math.log10(area);
}
