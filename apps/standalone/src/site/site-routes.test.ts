import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteRoutes } from './site-routes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build with one script of its own, placed as by `scripts/keep-build.ts`. */
async function addBuild(letter: string): Promise<void> {
  const name = letter.repeat(16);
  const files = {
    'index.html': `<script src="/assets/${letter}.js"></script>`,
    '__spa-fallback.html': '<p>fallback</p>',
    [`assets/${letter}.js`]: letter,
    'assets/same.js': letter,
    'only.txt': letter,
    [`${letter}.txt`]: letter,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, 'client', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await rm(join(folder, 'client'), { force: true });
  await symlink(join(name, 'client'), join(folder, 'client'), 'junction');
}

async function serve() {
  const site = await siteRoutes(join(folder, 'client'), 'http://localhost:3000', 'key');
  return async (path: string) => {
    const answer = await site.request(`http://localhost:3000${path}`);
    const cache = answer.headers.get('cache-control');
    return { status: answer.status, text: await answer.text(), cache };
  };
}

test('a process keeps serving the build that it started with', async () => {
  await addBuild('a');
  const first = await serve();
  await addBuild('b');
  expect((await first('/')).text).toContain('/assets/a.js');
  expect(await first('/assets/a.js')).toMatchObject({ status: 200, text: 'a' });
  expect((await (await serve())('/')).text).toContain('/assets/b.js');
});

test('a page that was opened before an update still gets its scripts', async () => {
  await addBuild('a');
  await addBuild('b');
  const updated = await serve();
  expect((await updated('/')).text).toContain('/assets/b.js');
  expect(await updated('/assets/a.js')).toMatchObject({
    status: 200,
    text: 'a',
    cache: expect.stringContaining('immutable'),
  });
  expect(await updated('/assets/same.js')).toMatchObject({ text: 'b' });
});

test('only assets are served from the build before', async () => {
  await addBuild('a');
  await addBuild('b');
  const updated = await serve();
  expect(await updated('/only.txt')).toMatchObject({ status: 200, text: 'b' });
  expect((await updated('/a.txt')).status).toBe(404);
  expect((await updated('/assets/c.js')).status).toBe(404);
});
