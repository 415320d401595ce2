import type { Weights } from './find-weights.ts';
import { fromHalf, toHalf } from './half-float.ts';

/** A tensor's numbers within the file, whichever width they have. */
export function numbersOf(onnx: Uint8Array, { at, bytes }: Weights) {
  const view = new DataView(onnx.buffer, onnx.byteOffset + at);
  return bytes === 4
    ? {
        get: (index: number) => view.getFloat32(index * 4, true),
        set: (index: number, value: number) => view.setFloat32(index * 4, value, true),
      }
    : {
        get: (index: number) => fromHalf(view.getUint16(index * 2, true)),
        set: (index: number, value: number) => view.setUint16(index * 2, toHalf(value), true),
      };
}
