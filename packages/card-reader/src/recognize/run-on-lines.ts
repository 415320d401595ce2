import type { RgbImage } from '../geometry.ts';
import { type Normalisation, writePlanes } from '../image/to-tensor.ts';
import type { LineAnswer } from '../models/backbone.ts';
import type { NeuralModel, Tensor } from '../models/neural-model.ts';
import { withFloats } from '../models/with-floats.ts';
import { inBatches } from './batch-by-width.ts';

/** PP-OCR's recognizers were trained on crops of this height, with pixels from −1 to 1. */
export const LINE_HEIGHT = 48;
const SIGNED: Normalisation = { mean: [0.5, 0.5, 0.5], std: [0.5, 0.5, 0.5] };

/** At most this share of a batch may be padding. */
const MAX_WASTE = 0.08;

/** Runs a network on line crops. */
export async function runOnLines(
  crops: readonly RgbImage[],
  model: NeuralModel,
): Promise<LineAnswer[]> {
  return inBatches(crops, MAX_WASTE, async (batch) => {
    const width = Math.max(...batch.map((crop) => crop.width));
    const size = 3 * LINE_HEIGHT * width;
    const output = await withFloats(batch.length * size, (data) => {
      batch.forEach((crop, i) => {
        writePlanes(crop, SIGNED, data, i * size, width);
      });
      return model.run({ data, shape: [batch.length, 3, LINE_HEIGHT, width] });
    });
    return eachOf(output, width);
  });
}

/**
 * Runs a head on its backbone's features. The lines were padded before, so a batch has lines of equal width only.
 */
export async function runHead(
  features: readonly LineAnswer[],
  head: NeuralModel,
): Promise<LineAnswer[]> {
  return inBatches(features, 0, async (batch) => {
    const [first] = batch as [LineAnswer];
    const { length } = first.data;
    const output = await withFloats(batch.length * length, (data) => {
      batch.forEach((line, i) => {
        data.set(line.data, i * length);
      });
      return head.run({ data, shape: [batch.length, ...first.shape] });
    });
    return eachOf(output, first.width);
  });
}

/** Splits a batch's answer into its lines. */
function eachOf({ data, shape: [lines = 0, ...shape] }: Tensor, width: number): LineAnswer[] {
  const length = data.length / lines;
  return Array.from({ length: lines }, (_, i) => ({
    data: data.subarray(i * length, (i + 1) * length),
    shape,
    width,
  }));
}
