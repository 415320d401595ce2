import { beforeAll, expect, test } from 'vitest';
import { readModelFile } from '../node/model-files.ts';
import { channelAt, channelsOf, countOf } from './channels.ts';
import { findWeights } from './find-weights.ts';
import { packWeights } from './pack-weights.ts';
import { readNumbers, writeNumbers } from './tensor-numbers.ts';
import { unpackWeights } from './unpack-weights.ts';

/** A network before rounding: each number is off by less than a step, and never by the same amount. */
function unrounded(network: Uint8Array): Uint8Array {
  const off = network.slice();
  for (const tensor of findWeights(off)) {
    const numbers = readNumbers(off, tensor);
    writeNumbers(
      off,
      tensor,
      numbers.map((number, i) => number * (1 + Math.sin(i) / 500)),
    );
  }
  return off;
}

let onnx: Uint8Array;
let unpacked: Uint8Array;
beforeAll(async () => {
  onnx = unrounded(await readModelFile('direction.onnx'));
  unpacked = unpackWeights(packWeights(onnx));
});

test('a packed network has about as many bytes as weights', async () => {
  const understanding = await readModelFile('understanding.onnx');
  const weights = findWeights(understanding).reduce((sum, tensor) => sum + countOf(tensor), 0);
  expect(packWeights(understanding).length).toBeLessThan(weights * 1.1);
});

test('large tensors are restored within half a step of their channel, and everything else exactly', () => {
  expect(unpacked.length).toBe(onnx.length);
  const rest = onnx.slice();
  for (const tensor of findWeights(onnx)) {
    if (tensor.shape.length < 2 || countOf(tensor) < 1024) continue;
    const before = readNumbers(onnx, tensor);
    const after = readNumbers(unpacked, tensor);
    const channels = channelsOf(tensor);
    const largest = new Float64Array(channels.count);
    const off = new Float64Array(channels.count);
    for (let i = 0; i < countOf(tensor); i++) {
      const channel = channelAt(channels, i);
      largest[channel] = Math.max(largest[channel] as number, Math.abs(before[i] as number));
      off[channel] = Math.max(
        off[channel] as number,
        Math.abs((before[i] as number) - (after[i] as number)),
      );
    }
    for (let c = 0; c < channels.count; c++) {
      expect(off[c]).toBeLessThanOrEqual(((largest[c] as number) / 254) * 1.001);
    }
    rest.set(unpacked.subarray(tensor.at, tensor.at + countOf(tensor) * tensor.bytes), tensor.at);
  }
  expect(Buffer.compare(rest, unpacked)).toBe(0);
});

test('packing an unpacked network gives the same bytes again', () => {
  expect(Buffer.compare(unpackWeights(packWeights(unpacked)), unpacked)).toBe(0);
});

test('bytes that are not an ONNX file are refused', () => {
  expect(() => packWeights(Uint8Array.of(0x3a, 0xff, 0xff))).toThrow('cut off');
  expect(() => packWeights(Uint8Array.of(0x3b, 1))).toThrow('no field');
});
