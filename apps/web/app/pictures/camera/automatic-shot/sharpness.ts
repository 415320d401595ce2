import { countValues, type GrayImage, quantile } from './gray.ts';

/** The share of pixels that are steeper: the best edges of print, not one speck of noise. */
const STEEPEST = 0.002;
/** Share of the pixels that are lighter, or darker, than what counts as the paper's and the print's tone. */
const TONES = 0.01;
/** Less difference between print and paper than this (of 255) is no print. */
const MIN_CONTRAST = 24;

/**
 * How sharp the print of a picture is, 0 to 1: the steepest change over two pixels as a share of all the difference
 * between print and paper, in the direction where it is less. 1 is an edge within one pixel; a Gaussian blur of σ
 * pixels leaves about 0.8 / σ, a shake over n pixels about 2 / n. Null where there is no print to measure.
 */
export function measureSharpness(image: GrayImage): number | null {
  const tones = countValues(image.data);
  const contrast = quantile(tones, 1 - TONES) - quantile(tones, TONES);
  if (contrast < MIN_CONTRAST) return null;
  const across = steepest(image, 1);
  const down = steepest(image, image.width);
  return Math.min(1, Math.min(across, down) / contrast);
}

/** The change between the neighbors of a pixel that only the steepest exceed; `step` 1 is along rows. */
function steepest({ width, height, data }: GrayImage, step: number): number {
  const changes = new Uint8Array(data.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      changes[i] = Math.abs((data[i + step] as number) - (data[i - step] as number));
    }
  }
  return quantile(countValues(changes), 1 - STEEPEST);
}
