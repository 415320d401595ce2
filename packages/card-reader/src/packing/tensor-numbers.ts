import { countOf } from './channels.ts';
import type { Weights } from './find-weights.ts';
import { fromHalf, toHalf } from './half-float.ts';

/** A tensor's numbers, in either width. Both the file and this machine are little-endian. */
export function readNumbers(onnx: Uint8Array, tensor: Weights): Float32Array {
  const count = countOf(tensor);
  // Copies the bytes, because a tensor may start at any byte, but a typed array only at a multiple of its width.
  const { buffer } = new Uint8Array(onnx.subarray(tensor.at, tensor.at + count * tensor.bytes));
  return tensor.bytes === 4
    ? new Float32Array(buffer)
    : Float32Array.from(new Uint16Array(buffer), fromHalf);
}

export function writeNumbers(onnx: Uint8Array, tensor: Weights, numbers: Float32Array): void {
  onnx.set(
    new Uint8Array(tensor.bytes === 4 ? numbers.buffer : toHalves(numbers).buffer),
    tensor.at,
  );
}

function toHalves(numbers: Float32Array): Uint16Array {
  const halves = new Uint16Array(numbers.length);
  numbers.forEach((number, i) => {
    halves[i] = toHalf(number);
  });
  return halves;
}
