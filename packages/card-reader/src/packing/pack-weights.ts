import { channelAt, channelsOf, countOf } from './channels.ts';
import { findWeights, type Weights } from './find-weights.ts';
import { gapsOf, type PackedHeader } from './packed-header.ts';
import { readNumbers } from './tensor-numbers.ts';

/** Smaller tensors stay as they are: biases and scales take little space and matter most. */
const FEWEST = 1024;
const LARGEST = 127;

/**
 * An ONNX file with its large tensors rounded to 8 bits, with a scale for each output channel. It holds the header,
 * all bytes that were not rounded, the scales as 32-bit floats, and the rounded numbers. `unpackWeights` restores a
 * network of 32-bit floats, so storage and download shrink and the computation stays the same.
 */
export function packWeights(onnx: Uint8Array): Uint8Array {
  const weights = findWeights(onnx)
    .filter((tensor) => tensor.shape.length > 1 && countOf(tensor) >= FEWEST)
    .sort((a, b) => a.at - b.at);
  const header: PackedHeader = { size: onnx.length, weights };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const rounded = weights.map((tensor) => round(onnx, tensor));
  return concatenate([
    bytesOf(Uint32Array.of(json.length)),
    json,
    ...gapsOf(header).map(({ from, end }) => onnx.subarray(from, end)),
    ...rounded.map(({ scales }) => bytesOf(scales)),
    ...rounded.map(({ values }) => bytesOf(values)),
  ]);
}

function round(onnx: Uint8Array, tensor: Weights) {
  const numbers = readNumbers(onnx, tensor);
  const channels = channelsOf(tensor);
  const scales = new Float32Array(channels.count);
  numbers.forEach((number, i) => {
    const channel = channelAt(channels, i);
    scales[channel] = Math.max(scales[channel] as number, Math.abs(number) / LARGEST);
  });
  const values = Int8Array.from(numbers, (number, i) => {
    const scale = scales[channelAt(channels, i)] as number;
    return scale === 0 ? 0 : Math.round(number / scale);
  });
  return { scales, values };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
