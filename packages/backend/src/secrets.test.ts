import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('secrets are made once and kept, and only their owner can read them', async () => {
  const secrets = await loadSecrets(directory);
  expect(await loadSecrets(directory)).toEqual(secrets);
  expect((await stat(join(directory, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('processes that start together on one folder have the same secrets', async () => {
  const [one, ...others] = await Promise.all(
    Array.from({ length: 8 }, () => loadSecrets(directory)),
  );
  for (const other of others) expect(other).toEqual(one);
  expect(await readdir(directory)).toEqual(['secrets.json']);
});

test('damaged secrets stop the start and are not changed', async () => {
  const file = join(directory, 'secrets.json');
  await writeFile(file, '{"jwtSecret":"short"');
  await expect(loadSecrets(directory)).rejects.toThrow('is damaged');
  expect(await readFile(file, 'utf8')).toBe('{"jwtSecret":"short"');
});
