import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What every signed-in page is drawn in. */
const LAYOUTS = ['routes/session-layout', 'routes/dashboard/layout'];

const routeSchema = z.object({
  parentId: z.string().optional(),
  /** Below its parent's; without one, the parent's own page. */
  path: z.string().optional(),
  module: z.string(),
  clientLoaderModule: z.string().optional(),
  imports: z.array(z.string()),
});

type Route = z.infer<typeof routeSchema>;

const manifestSchema = z.object({ routes: z.record(z.string(), routeSchema) });

/** Browsers look for it in the first thousand bytes. */
const CHARSET = /<meta charset[^>]*>/i;

/** The scripts of one screen, and the pattern of its address. */
type ScreenScripts = [pattern: string, scripts: string[]];

/**
 * Has the page of the signed-in part fetch its layouts' scripts together with the framework's, and those of the
 * screen that its address names, which would otherwise be asked for only once these run.
 */
export async function preloadDashboard(directory: string): Promise<void> {
  const file = join(directory, '__spa-fallback.html');
  const html = await readFile(file, 'utf8');
  const { routes } = await readManifest(directory);
  const scripts = LAYOUTS.flatMap((id) => {
    const route = routes[id];
    if (route === undefined) throw new Error(`There is no route ${id}`);
    return scriptsOf(route);
  });
  const links = [...new Set(scripts)]
    .filter((script) => !html.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" href="${script}"/>`)
    .join('');
  const inDashboard = Object.values(routes).filter(({ parentId }) => parentId === LAYOUTS.at(-1));
  const screens = inDashboard.map((screen): ScreenScripts => {
    const own = scriptsOf(screen).filter((script) => !`${html}${links}`.includes(`"${script}"`));
    return [patternOf(screen.path), [...new Set(own)]];
  });
  // Before whatever the browser would wait for.
  const withScreens = html.replace(CHARSET, (charset) => charset + preloadScreen(screens));
  if (withScreens === html) throw new Error('The page does not name its charset');
  await writeFile(file, withScreens.replace('</head>', `${links}</head>`));
}

const scriptsOf = ({ module, clientLoaderModule, imports }: Route): string[] => [
  module,
  ...(clientLoaderModule === undefined ? [] : [clientLoaderModule]),
  ...imports,
];

/** Of `contacts/:id` below `/dashboard`. */
const patternOf = (path = ''): string =>
  `^${['/dashboard', ...path.split('/')].filter(Boolean).join('/').replaceAll(/:\w+/g, '[^/]+')}/?$`;

/**
 * One page is served for all addresses below `/dashboard`, so that only the browser knows which screen it is.
 * The script is gone before React takes over, which has no such element.
 */
function preloadScreen(screens: readonly ScreenScripts[]): string {
  // The address of `contacts/tidy-up` is one of `contacts/:id` as well.
  const fixedFirst = screens.toSorted(
    ([a], [b]) => Number(a.includes('[')) - Number(b.includes('[')),
  );
  return `<script>(screens => {
  document.currentScript.remove();
  const screen = screens.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  for (const href of screen ? screen[1] : []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
})(${JSON.stringify(fixedFirst)})</script>`;
}

/** Which scripts each route needs, from the file that tells the browser. */
async function readManifest(directory: string) {
  for await (const file of glob('assets/manifest-*.js', { cwd: directory })) {
    const script = await readFile(join(directory, file), 'utf8');
    return manifestSchema.parse(JSON.parse(script.replace(/^[^{]*|;\s*$/g, '')));
  }
  throw new Error('The build has no manifest of its routes');
}
