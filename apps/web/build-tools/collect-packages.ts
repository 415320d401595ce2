import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatNotices } from '@cardsift/notices/format-notices';
import { listNotices } from '@cardsift/notices/list-notices';
import { packageOfFile } from '@cardsift/notices/package-of-file';
import type { Plugin, Rolldown } from 'vite';

/** Holds the folders of packages, from the app's, until the build has ended. */
const COLLECTED = 'packages.json';

const root = resolve(import.meta.dirname, '..');

/**
 * Collects which installed packages have a part in the built site: by the modules and files that its scripts, those of
 * its workers and its styles are made of.
 */
export function collectPackages(): { ofPages: Plugin; ofWorker: Plugin } {
  const files = new Set<string>();
  const name = 'cardsift-packages';
  return {
    ofWorker: {
      name,
      generateBundle(_, bundle) {
        for (const file of filesOf(Object.values(bundle))) files.add(file);
      },
    },
    ofPages: {
      name,
      generateBundle(_, bundle) {
        if (this.environment.name !== 'client') return;
        const imported = [...this.getModuleIds()].flatMap(importedStyles);
        const all = [...files, ...imported, ...filesOf(Object.values(bundle))];
        const source = JSON.stringify(packagesOf(all).map((folder) => relative(root, folder)));
        this.emitFile({ type: 'asset', fileName: COLLECTED, source });
      },
    },
  };
}

/**
 * Writes `licenses.txt` beside the pages.
 *
 * @param serviceWorker what the service worker was bundled to
 * @throws where a package must not be shipped
 */
export async function writeNotices(
  directory: string,
  serviceWorker: readonly Rolldown.RolldownOutput[],
): Promise<void> {
  const collected = join(directory, COLLECTED);
  const ofPages: string[] = JSON.parse(await readFile(collected, 'utf8'));
  const ofWorker = packagesOf(serviceWorker.flatMap(({ output }) => filesOf(output)));
  const folders = [...ofPages.map((folder) => resolve(root, folder)), ...ofWorker];
  await writeFile(join(directory, 'licenses.txt'), formatNotices(listNotices(folders)));
  await rm(collected);
}

function filesOf(output: Iterable<Rolldown.OutputChunk | Rolldown.OutputAsset>): string[] {
  return [...output].flatMap((part) =>
    part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
  );
}

/** Which files of packages a stylesheet of ours imports: they become part of it, and are no modules. */
function importedStyles(module: string): string[] {
  const file = withoutQuery(module);
  if (!file.endsWith('.css') || !existsSync(file)) return [];
  const names = readFileSync(file, 'utf8').matchAll(/@import\s+["']([^."'][^"']*)["']/g);
  return [...names].flatMap(([, name = '']) => findPackageJSON(name, pathToFileURL(file)) ?? []);
}

/** Names of modules may have a query; those that a plugin makes begin with a zero. */
function packagesOf(files: readonly string[]): string[] {
  const own = files.map(withoutQuery).map((file) => packageOfFile(resolve(root, file)));
  return [...new Set(own)].filter((folder) => folder !== null);
}

const withoutQuery = (module: string): string => module.replace(/^\0|\?.*$/g, '');
