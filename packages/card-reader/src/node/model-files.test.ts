// @module-tag process
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

it('uses the operator’s file if there is one, and the shipped one otherwise', async () => {
  await writeFile(join(folder, 'latin-dictionary.txt'), 'a\nb\n');
  expect(Buffer.from(await readModelFile('latin-dictionary.txt', folder)).toString()).toBe(
    'a\nb\n',
  );
  expect((await readModelFile('direction.onnx', folder)).length).toBeGreaterThan(100_000);
});

it.each([
  ['text', Buffer.from('not a model')],
  ['bytes that begin as a model does', Buffer.from([8, 1, 2, 3, 4])],
])('refuses %s, and names the file', async (_what, bytes) => {
  await writeFile(join(folder, 'detector.onnx'), bytes);
  await expect(createNodeEngine({ modelDir: folder })).rejects.toThrow('detector.onnx is not');
});

it('refuses a folder that does not exist', async () => {
  await expect(readModelFile('detector.onnx', join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
});
