import type { Part } from '../image/part.ts';
import type { ImageSize } from '../image-size.ts';
import type { BusyCells } from './busy-cells.ts';

/** A picture made of parts of a larger one, all at one scale. */
export interface Detail extends ImageSize {
  /** Pixels of it per pixel of the larger picture, at most 1. */
  scale: number;
  pieces: readonly DetailPiece[];
  /** The color beside pieces that are shorter than others. */
  ground: BusyCells['ground'];
}

export interface DetailPiece {
  /** The part of the larger picture, in its pixels. */
  from: Part;
  /** Where that part is put. */
  to: Part;
}
