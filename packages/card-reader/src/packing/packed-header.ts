import { countOf } from './channels.ts';
import type { Weights } from './find-weights.ts';

/** The start of a packed file: JSON, after its length in four bytes. */
export interface PackedHeader {
  /** Length of the ONNX file in bytes. */
  size: number;
  /** The tensors that were rounded, in the order of the file. */
  weights: Weights[];
}

/** The parts of the file that were not changed, around those tensors. */
export function gapsOf({ size, weights }: PackedHeader): { from: number; end: number }[] {
  const ends = [0, ...weights.map((tensor) => tensor.at + countOf(tensor) * tensor.bytes)];
  return ends.map((from, i) => ({ from, end: weights[i]?.at ?? size }));
}
