import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { preloadDashboard } from './preload-dashboard.ts';

/** A build of which the page already loads `/a.js`. Gives its folder. */
async function writeBuild(routes: object): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-build-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'assets'));
  const manifest = `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
  await writeFile(join(directory, 'assets/manifest-1.js'), manifest);
  const page = '<html><head><link rel="modulepreload" href="/a.js"/></head><body></body></html>';
  await writeFile(join(directory, '__spa-fallback.html'), page);
  return directory;
}

test('the signed-in page loads each script of its layouts once', async ({ expect }) => {
  const directory = await writeBuild({
    'routes/session-layout': { module: '/session.js', imports: ['/a.js', '/b.js'] },
    'routes/dashboard/layout': { module: '/layout.js', imports: ['/b.js'] },
    'routes/about': { module: '/about.js', imports: [] },
  });
  await preloadDashboard(directory);
  const page = await readFile(join(directory, '__spa-fallback.html'), 'utf8');
  const scripts = [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(scripts).toEqual(['/a.js', '/session.js', '/b.js', '/layout.js']);
  expect(page).toMatch(/<\/head><body><\/body><\/html>$/);
});

test('a build without these layouts is an error, not a slower page', async ({ expect }) => {
  const directory = await writeBuild({});
  await expect(preloadDashboard(directory)).rejects.toThrow('no route routes/session-layout');
});
