import { expect, test } from 'vitest';
import { freeMemory } from './free-memory.ts';

test('freed pixels are gone', () => {
  const pixels = new Uint8Array(300).fill(7);
  freeMemory(pixels);
  expect(pixels.length).toBe(0);
});

test('a part of a larger memory is not freed, nor is that memory', () => {
  const memory = new Float32Array(100).fill(7);
  freeMemory(memory.subarray(10, 20));
  expect(memory.length).toBe(100);
  expect(memory[10]).toBe(7);
});

test('shared memory is not freed', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(8));
  freeMemory(shared);
  expect(shared.length).toBe(8);
});
