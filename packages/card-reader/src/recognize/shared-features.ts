import type { RgbImage } from '../geometry.ts';
import type { Backbone, LineAnswer } from '../models/backbone.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { runOnLines } from './run-on-lines.ts';

/** Computes the features of each crop once, because several heads read a line that the first is not sure of. */
export function createBackbone(model: NeuralModel): Backbone {
  const known = new WeakMap<RgbImage, LineAnswer>();
  return {
    async featuresOf(crops) {
      const others = crops.filter((crop) => !known.has(crop));
      const features = await runOnLines(others, model);
      others.forEach((crop, i) => {
        known.set(crop, features[i] as LineAnswer);
      });
      return crops.map((crop) => known.get(crop) as LineAnswer);
    },
    knows: (crop) => known.has(crop),
  };
}
