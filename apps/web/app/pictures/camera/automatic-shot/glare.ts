import type { Quad, RgbImage } from '@cardsift/card-reader/geometry';
import { polygonContains } from '@cardsift/card-reader/geometry/quad-area';

/** From this value on, in every channel, the sensor is saturated. */
const BURNT = 253;
/** On paper as light as this a reflection cannot be lighter. */
const LIGHT_PAPER = 240;
/** Distance in pixels from a saturated pixel to the surroundings that are compared. */
const STEP = 3;
/** A reflection fades, so at this distance from its edge it is still this light. Print ends at once. */
const FADING = 205;

/**
 * The share of the card (0 to 1) that a reflection hides: saturated pixels whose surroundings fade as light does, and
 * do not end at once as white print does.
 */
export function measureGlare(image: RgbImage, quad: Quad): number {
  const { data, width } = image;
  const least = (i: number) =>
    Math.min(data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number);
  const inside = pixelsInside(image, quad);
  const light = inside.filter((i) => least(i) >= LIGHT_PAPER).length;
  if (inside.length === 0 || light > inside.length / 2) return 0;

  let [burnt, fading, ending] = [0, 0, 0];
  for (const i of inside) {
    if (least(i) < BURNT) continue;
    burnt++;
    for (const step of [1, -1, width, -width]) {
      if (least(i + step) >= BURNT) continue;
      if (least(i + step * STEP) >= FADING) fading++;
      else ending++;
    }
  }
  return fading > ending ? burnt / inside.length : 0;
}

/** The pixels of the card, as indices, without a margin in which its edge is. */
function pixelsInside({ width, height }: RgbImage, quad: Quad): number[] {
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  const [left, right] = [Math.max(STEP, Math.min(...xs)), Math.min(width - STEP, Math.max(...xs))];
  const [top, bottom] = [Math.max(STEP, Math.min(...ys)), Math.min(height - STEP, Math.max(...ys))];
  const found: number[] = [];
  for (let y = Math.ceil(top) + STEP; y < bottom - STEP; y++) {
    for (let x = Math.ceil(left) + STEP; x < right - STEP; x++) {
      if (polygonContains(quad, { x, y })) found.push(y * width + x);
    }
  }
  return found;
}
