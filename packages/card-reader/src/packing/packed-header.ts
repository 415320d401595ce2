import { countOf } from './channels.ts';
import type { Weights } from './find-weights.ts';

/** What a packed file begins with, as JSON behind its length in four bytes. */
export interface PackedHeader {
  /** Bytes of the ONNX file. */
  size: number;
  /** Its tensors that were rounded, in the order of the file. */
  weights: Weights[];
}

/** Where the file was left as it is: around those tensors. */
export function gapsOf({ size, weights }: PackedHeader): { from: number; end: number }[] {
  const ends = [0, ...weights.map((tensor) => tensor.at + countOf(tensor) * tensor.bytes)];
  return ends.map((from, i) => ({ from, end: weights[i]?.at ?? size }));
}
