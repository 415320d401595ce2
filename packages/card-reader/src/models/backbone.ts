import type { RgbImage } from '../geometry.ts';
import type { Tensor } from './neural-model.ts';

/** A network's answer for one line. */
export interface LineAnswer extends Tensor {
  /** The width that the network saw, in pixels: the line's, and the padding after it. */
  width: number;
}

/** A network that computes the features of lines. Several heads find letters in them. */
export interface Backbone {
  featuresOf(crops: readonly RgbImage[]): Promise<LineAnswer[]>;
  /** Whether it has computed the features of a crop, so that another head costs little. */
  knows(crop: RgbImage): boolean;
}
