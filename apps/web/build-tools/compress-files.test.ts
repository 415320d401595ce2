import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

test('scripts get copies that give them back, small files and pictures none', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-build-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'assets'));
  const script = 'console.log("Oryx");\n'.repeat(100);
  await writeFile(join(directory, 'assets/page-1.js'), script);
  await writeFile(join(directory, 'assets/tiny-1.js'), 'export {};');
  await writeFile(join(directory, 'og-image.png'), script);

  await compressFiles(directory);

  expect((await readdir(directory, { recursive: true })).sort()).toEqual([
    'assets',
    'assets/page-1.js',
    'assets/page-1.js.br',
    'assets/page-1.js.gz',
    'assets/tiny-1.js',
    'og-image.png',
  ]);
  const copy = join(directory, 'assets/page-1.js');
  expect(brotliDecompressSync(await readFile(`${copy}.br`)).toString()).toBe(script);
  expect(gunzipSync(await readFile(`${copy}.gz`)).toString()).toBe(script);
});
