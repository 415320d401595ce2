import { channelsOf, countOf } from './channels.ts';
import { numbersOf } from './numbers.ts';
import { gapsOf, type PackedHeader } from './packed-header.ts';

/** The ONNX file that `packWeights` packed, its large tensors rounded to 8 bits. */
export function unpackWeights(packed: Uint8Array): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset);
  let at = 4 + view.getUint32(0, true);
  // Our own build wrote it, and its hash was checked.
  const header = JSON.parse(new TextDecoder().decode(packed.subarray(4, at))) as PackedHeader;
  const onnx = new Uint8Array(header.size);
  for (const { from, end } of gapsOf(header)) {
    onnx.set(packed.subarray(at, at + end - from), from);
    at += end - from;
  }
  let values = at + header.weights.reduce((sum, tensor) => sum + channelsOf(tensor).count * 4, 0);
  for (const tensor of header.weights) {
    const numbers = numbersOf(onnx, tensor);
    const channels = channelsOf(tensor);
    const count = countOf(tensor);
    for (let i = 0; i < count; i++) {
      const scale = view.getFloat32(at + channels.of(i) * 4, true);
      numbers.set(i, view.getInt8(values + i) * scale);
    }
    at += channels.count * 4;
    values += count;
  }
  return onnx;
}
