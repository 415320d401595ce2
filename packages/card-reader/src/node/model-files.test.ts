import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNodeEngine } from './create-node-engine.ts';
import { readModelFile } from './model-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('takes the operator’s file where there is one, and the shipped one elsewhere', async () => {
  await writeFile(join(folder, 'dictionary.txt'), 'a\nb\n');
  expect((await readModelFile('dictionary.txt', folder)).toString()).toBe('a\nb\n');
  expect((await readModelFile('direction.onnx', folder)).length).toBeGreaterThan(100_000);
});

it('refuses what is no model, and a folder that is not there', async () => {
  await writeFile(join(folder, 'detector.onnx'), 'not a model');
  await expect(readModelFile('detector.onnx', folder)).rejects.toThrow('is not an ONNX model');
  await expect(readModelFile('detector.onnx', join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
});

it('refuses a dictionary of another model, which would make every letter a wrong one', async () => {
  await writeFile(join(folder, 'dictionary.txt'), 'a\nb\n');
  await expect(createNodeEngine({ modelDir: folder })).rejects.toThrow('its dictionary names 4');
});
