import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { COMPILED, compileKernels } from './compile-kernels.ts';

test('the committed WebAssembly is compiled from its source; otherwise: npm run kernels', async () => {
  expect(await readFile(COMPILED, 'utf8')).toBe(await compileKernels());
});
