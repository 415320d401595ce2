import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBuild } from './keep-build.ts';

let folder: string;
let made: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  made = [];
});
afterEach(() => rm(folder, { recursive: true }));

const name = (letter: string) => letter.repeat(16);
const build = (letter: string) =>
  keepBuild(folder, letter.repeat(64), async (into) => {
    made.push(letter);
    await mkdir(join(into, 'client'));
    await writeFile(join(into, 'client/index.html'), letter);
  });
const read = (client: string) => readFile(join(client, 'index.html'), 'utf8');
const builds = async () => (await readdir(folder)).filter((entry) => entry.length === 16).sort();
/** As if it had been used this many hours ago. Two builds of one moment have no order. */
const age = (letter: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  return utimes(join(folder, name(letter)), then, then);
};

test('a second build leaves the first unchanged, and `client` links to the newer one', async () => {
  const first = await build('a');
  const second = await build('b');
  expect(await read(first)).toBe('a');
  expect(await read(second)).toBe('b');
  expect(await read(join(folder, 'client'))).toBe('b');
});

test('an existing build is not built again, but linked again', async () => {
  await build('a');
  await build('b');
  await build('a');
  expect(made).toEqual(['a', 'b']);
  expect(await read(join(folder, 'client'))).toBe('a');
});

test('the two builds that were used last are kept', async () => {
  await build('a');
  await age('a', 3);
  await build('b');
  await age('b', 2);
  await build('a');
  await age('a', 1);
  await build('c');
  expect(await builds()).toEqual([name('a'), name('c')]);
});

test('two processes that make the same build both get it', async () => {
  const [one, other] = await Promise.all([build('a'), build('a')]);
  expect(one).toBe(other);
  expect(await read(one)).toBe('a');
  expect(await readdir(folder)).toHaveLength(2);
});

test('a build that fails leaves nothing, and the last one stays', async () => {
  await build('a');
  const broken = keepBuild(folder, 'b'.repeat(64), async (into) => {
    await writeFile(join(into, 'half'), '');
    throw new Error('no memory');
  });
  await expect(broken).rejects.toThrow('no memory');
  expect(await read(join(folder, 'client'))).toBe('a');
  expect((await readdir(folder)).sort()).toEqual([name('a'), 'client']);
});

test('the folder of an earlier version is replaced', async () => {
  for (const old of ['client', 'server']) await mkdir(join(folder, old));
  await writeFile(join(folder, 'client/index.html'), 'old');
  await build('a');
  expect(await read(join(folder, 'client'))).toBe('a');
  expect(existsSync(join(folder, 'server'))).toBe(false);
});
