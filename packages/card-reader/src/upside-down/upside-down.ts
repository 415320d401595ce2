import type { RgbImage } from '../geometry.ts';
import { resize } from '../image/resize.ts';
import { type Normalisation, writePlanes } from '../image/to-tensor.ts';
import type { NeuralModel } from '../models/neural-model.ts';

/** PP-OCR's line classifier was trained on crops of this size, pixels from −1 to 1. */
const WIDTH = 192;
const HEIGHT = 48;
const SIGNED: Normalisation = { mean: [0.5, 0.5, 0.5], std: [0.5, 0.5, 0.5] };

/** The probability that each line crop is upside down. */
export async function upsideDownProbabilities(
  crops: readonly RgbImage[],
  classifier: NeuralModel,
): Promise<number[]> {
  if (crops.length === 0) return [];
  const size = 3 * WIDTH * HEIGHT;
  const data = new Float32Array(crops.length * size);
  crops.forEach((crop, i) => {
    const width = Math.min(WIDTH, Math.max(1, Math.round((crop.width * HEIGHT) / crop.height)));
    writePlanes(resize(crop, width, HEIGHT), SIGNED, data, i * size, WIDTH);
  });
  const output = await classifier.run({ data, shape: [crops.length, 3, HEIGHT, WIDTH] });
  return crops.map((_, i) => output.data[i * 2 + 1] as number);
}
