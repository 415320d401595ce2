import { freeMemory } from '../free-memory.ts';
import { type Channels, channelsOf, countOf } from './channels.ts';
import { gapsOf, type PackedHeader } from './packed-header.ts';
import { writeNumbers } from './tensor-numbers.ts';

/** Restores the ONNX file that `packWeights` packed, with its large tensors rounded to 8 bits. */
export function unpackWeights(packed: Uint8Array): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset);
  let at = 4 + view.getUint32(0, true);
  // We wrote the file, and its hash was checked.
  const header = JSON.parse(new TextDecoder().decode(packed.subarray(4, at))) as PackedHeader;
  const onnx = new Uint8Array(header.size);
  for (const { from, end } of gapsOf(header)) {
    onnx.set(packed.subarray(at, at + end - from), from);
    at += end - from;
  }
  let values = at + header.weights.reduce((sum, tensor) => sum + channelsOf(tensor).count * 4, 0);
  for (const tensor of header.weights) {
    const channels = channelsOf(tensor);
    const rounded = new Int8Array(packed.buffer, packed.byteOffset + values, countOf(tensor));
    const scales = Float32Array.from({ length: channels.count }, (_, channel) =>
      view.getFloat32(at + channel * 4, true),
    );
    const numbers = scaled(rounded, scales, channels);
    writeNumbers(onnx, tensor, numbers);
    freeMemory(numbers);
    at += scales.byteLength;
    values += rounded.length;
  }
  return onnx;
}

function scaled(rounded: Int8Array, scales: Float32Array, { count, run }: Channels): Float32Array {
  const numbers = new Float32Array(rounded.length);
  for (let i = 0, channel = 0; i < numbers.length; channel = (channel + 1) % count) {
    const scale = scales[channel] as number;
    for (const end = i + run; i < end; i++) numbers[i] = (rounded[i] as number) * scale;
  }
  return numbers;
}
