import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { onTestFinished, test } from 'vitest';
import { preloadDashboard } from './preload-dashboard.ts';

const LAYOUTS = {
  'routes/session-layout': { module: '/session.js', imports: ['/a.js', '/b.js'] },
  'routes/dashboard/layout': { module: '/layout.js', imports: ['/b.js'] },
};

/** The page of a build with these routes, which loads `/a.js` by itself. */
async function buildPage(routes: object): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-build-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'assets'));
  const manifest = `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
  await writeFile(join(directory, 'assets/manifest-1.js'), manifest);
  const file = join(directory, '__spa-fallback.html');
  await writeFile(
    file,
    '<html><head><meta charset="utf-8"/><link rel="modulepreload" href="/a.js"/></head><body></body></html>',
  );
  await preloadDashboard(directory);
  return readFile(file, 'utf8');
}

/** What the page's own script has the browser fetch at an address, and whether the script is gone then. */
function openAt(page: string, pathname: string) {
  const fetched: string[] = [];
  let isGone = false;
  const document = {
    currentScript: { remove: () => (isGone = true) },
    createElement: (name: string) => ({ name }),
    head: {
      append: (link: Record<string, string>) =>
        fetched.push(`${link.name} ${link.rel} ${link.href}`),
    },
  };
  const [, script = ''] = /<meta charset="utf-8"\/><script>([^<]*)<\/script>/.exec(page) ?? [];
  runInNewContext(script, { document, location: { pathname } });
  return { fetched, isGone };
}

test('the signed-in page loads each script of its layouts once', async ({ expect }) => {
  const page = await buildPage({ ...LAYOUTS, about: { module: '/about.js', imports: [] } });
  const scripts = [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(scripts).toEqual(['/a.js', '/session.js', '/b.js', '/layout.js']);
  expect(page).toMatch(/<\/head><body><\/body><\/html>$/);
});

test('a screen has its own scripts fetched with them, wherever its address is known', async ({
  expect,
}) => {
  const parentId = 'routes/dashboard/layout';
  const page = await buildPage({
    ...LAYOUTS,
    one: { parentId, path: 'contacts/:id', module: '/one.js', imports: ['/a.js', '/layout.js'] },
    upload: { parentId, module: '/upload.js', imports: [] },
    contacts: {
      ...{ parentId, path: 'contacts', module: '/contacts.js', imports: ['/b.js', '/rows.js'] },
      clientLoaderModule: '/ask.js',
    },
    tidyUp: { parentId, path: 'contacts/tidy-up', module: '/tidy.js', imports: ['/tidy.js'] },
  });
  const fetchedAt = (pathname: string) => openAt(page, pathname).fetched;
  const preloads = (...scripts: string[]) =>
    scripts.map((script) => `link modulepreload ${script}`);
  expect(fetchedAt('/dashboard')).toEqual(preloads('/upload.js'));
  expect(fetchedAt('/dashboard/contacts')).toEqual(preloads('/contacts.js', '/ask.js', '/rows.js'));
  expect(fetchedAt('/dashboard/contacts/')).toEqual(fetchedAt('/dashboard/contacts'));
  expect(fetchedAt('/dashboard/contacts/tidy-up')).toEqual(preloads('/tidy.js'));
  expect(fetchedAt('/dashboard/contacts/7')).toEqual(preloads('/one.js'));
  expect(openAt(page, '/dashboard/other')).toEqual({ fetched: [], isGone: true });
});

test('a build without these layouts is an error, not a slower page', async ({ expect }) => {
  await expect(buildPage({})).rejects.toThrow('no route routes/session-layout');
});
