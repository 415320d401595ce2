import type { RgbImage } from '../geometry.ts';
import type { GrayMap } from '../image/components.ts';
import { cutOut, type Part } from '../image/cut-out.ts';
import { resize } from '../image/resize.ts';
import { type Normalisation, writePlanes } from '../image/to-tensor.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { withFloats } from '../models/with-floats.ts';

/** The mean and spread of ImageNet's pixels, as PP-OCR's detector was trained. */
const IMAGENET: Normalisation = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };

/** The detector halves its picture five times. */
export const STRIDE = 32;

/** The picture at a size the detector takes, its longer side about `longSide` pixels. */
export function forDetector(image: RgbImage, longSide: number): RgbImage {
  const scale = longSide / Math.max(image.width, image.height);
  return resize(image, toStride(image.width * scale), toStride(image.height * scale));
}

/**
 * How likely each pixel of a picture made `forDetector` is to be inside a text line, 0 to 1.
 * @param part what is looked at, of whole strides; elsewhere there is no text
 */
export async function textProbability(
  picture: RgbImage,
  detector: NeuralModel,
  part: Part = { x: 0, y: 0, ...picture },
): Promise<GrayMap> {
  const { width, height } = part;
  const output = await withFloats(3 * width * height, (data) => {
    writePlanes(cutOut(picture, part), IMAGENET, data, 0, width);
    return detector.run({ data, shape: [1, 3, height, width] });
  });
  return laidOnto(picture, part, output.data);
}

function laidOnto({ width, height }: RgbImage, part: Part, probability: Float32Array): GrayMap {
  if (part.width === width && part.height === height) return { width, height, data: probability };
  const data = new Float32Array(width * height);
  for (let row = 0; row < part.height; row++) {
    const from = row * part.width;
    data.set(probability.subarray(from, from + part.width), (part.y + row) * width + part.x);
  }
  return { width, height, data };
}

function toStride(length: number): number {
  return Math.max(STRIDE, Math.round(length / STRIDE) * STRIDE);
}
