import { quadSize } from '../geometry/quad-size.ts';
import type { Quad, RgbImage } from '../geometry.ts';
import { warpPerspective } from '../image/warp-perspective.ts';
import { LINE_HEIGHT } from './run-on-lines.ts';

/**
 * The recognizer's step is 8 pixels. Rounding to multiples of it keeps the number of shapes small.
 */
const WIDTH_STEP = 16;
/** A longer line is squeezed. No line of a card comes near this. */
const MAX_WIDTH = 2048;

/** The line's pixels laid flat at the recognizer's height, with the line's aspect ratio. */
export function cropLine(image: RgbImage, quad: Quad): RgbImage {
  const size = quadSize(quad);
  const natural = (size.width / Math.max(1, size.height)) * LINE_HEIGHT;
  const width = Math.min(
    MAX_WIDTH,
    Math.max(WIDTH_STEP, Math.ceil(natural / WIDTH_STEP) * WIDTH_STEP),
  );
  return warpPerspective(image, quad, width, LINE_HEIGHT);
}
