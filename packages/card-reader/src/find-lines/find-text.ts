import { freeMemory } from '../free-memory.ts';
import type { Plane, RgbImage } from '../geometry.ts';
import { type Part, wholeOf } from '../image/part.ts';
import { resize } from '../image/resize.ts';
import { type Normalisation, writePlanes } from '../image/to-tensor.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { withFloats } from '../models/with-floats.ts';
import { findTextRegions, type TextRegion } from './find-text-regions.ts';

/**
 * The mean and standard deviation of ImageNet's pixels, which PP-OCR's detector was trained with.
 */
const IMAGENET: Normalisation = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };

/** The detector halves its picture five times, so sides are multiples of this. */
export const STRIDE = 32;

/** Resizes a picture for the detector, its long side about `longSide` pixels. */
export function forDetector(image: RgbImage, longSide: number): RgbImage {
  const scale = longSide / Math.max(image.width, image.height);
  return resize(image, toStride(image.width * scale), toStride(image.height * scale));
}

function toStride(length: number): number {
  return Math.max(STRIDE, Math.round(length / STRIDE) * STRIDE);
}

/**
 * The outlines of all text on a picture.
 *
 * @param picture made by `forDetector`
 * @param size of the original picture, in whose pixels the outlines are
 * @param part of the picture to look at, in whole strides; the rest is taken to have no text
 */
export async function findText<On extends Plane = 'photograph'>(
  picture: RgbImage,
  size: { width: number; height: number },
  detector: NeuralModel,
  part: Part = wholeOf(picture),
): Promise<TextRegion<On>[]> {
  const { width, height } = part;
  const { data } = await withFloats(3 * width * height, (floats) => {
    writePlanes(picture, IMAGENET, floats, 0, width, part);
    return detector.run({ data: floats, shape: [1, 3, height, width] });
  });
  const scale = { x: size.width / picture.width, y: size.height / picture.height };
  const regions = findTextRegions<On>({ width, height, data }, scale, part);
  freeMemory(data);
  return regions;
}
