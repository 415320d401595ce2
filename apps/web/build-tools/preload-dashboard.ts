import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What every signed-in page is drawn in. */
const LAYOUTS = ['routes/session-layout', 'routes/dashboard/layout'];

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ module: z.string(), imports: z.array(z.string()) })),
});

/**
 * Has the page of the signed-in part fetch its layouts' scripts together with the framework's, which would
 * otherwise ask for them only once it runs.
 */
export async function preloadDashboard(directory: string): Promise<void> {
  const file = join(directory, '__spa-fallback.html');
  const html = await readFile(file, 'utf8');
  const { routes } = await readManifest(directory);
  const scripts = LAYOUTS.flatMap((id) => {
    const route = routes[id];
    if (route === undefined) throw new Error(`There is no route ${id}`);
    return [route.module, ...route.imports];
  });
  const links = [...new Set(scripts)]
    .filter((script) => !html.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" href="${script}"/>`);
  await writeFile(file, html.replace('</head>', `${links.join('')}</head>`));
}

/** Which scripts each route needs, from the file that tells the browser. */
async function readManifest(directory: string) {
  for await (const file of glob('assets/manifest-*.js', { cwd: directory })) {
    const script = await readFile(join(directory, file), 'utf8');
    return manifestSchema.parse(JSON.parse(script.replace(/^[^{]*|;\s*$/g, '')));
  }
  throw new Error('The build has no manifest of its routes');
}
