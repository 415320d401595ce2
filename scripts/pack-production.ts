import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { formatNotices } from '@cardsift/notices/format-notices';
import { listNotices } from '@cardsift/notices/list-notices';
import { findBuilds } from '../apps/standalone/src/site/find-builds.ts';

const root = join(import.meta.dirname, '..');

/** What runs in production, besides what is installed from the registry. */
const OWN = [
  'apps/carddav/src',
  'apps/standalone/src',
  'apps/workflow/src',
  'packages/backend/src',
  'packages/carddav/src',
  'packages/card-reader/models',
  'packages/card-reader/src',
  'packages/contacts/src',
  'packages/extraction/src',
  'supabase/functions',
  'supabase/migrations',
  'supabase/templates',
  'LICENSE',
];

const SERVERS = ['apps/carddav', 'apps/standalone', 'apps/workflow'];

/** The operator's commands, and the files that they need. */
const COMMANDS = ['plan', 'second-factor', 'backup', 'restore'];
const COMMAND_PARTS = ['operator-command', 'run-backup-command'];

/**
 * Packages that are installed as dependencies but never loaded here. Those for browsers are in the built pages. The
 * others belong to Supabase Lite's command line and its telemetry.
 */
const UNUSED_PACKAGES = [
  '@opentelemetry/(?!api$)[^/]+',
  '@rolldown/[^/]+',
  '@sentry/[^/]+',
  '@types/[^/]+',
  'lightningcss[^/]*',
  'onnxruntime-web',
  'rolldown',
  'typescript',
  'vite',
].map((name) => new RegExp(`node_modules/${name}$`));

/** Files that are never loaded: tests, types, ONNX Runtime for other platforms. */
const UNUSED_FILES = [
  /\.test\.tsx?$/,
  /\/src\/testing$/,
  /\.(?:map|d\.[cm]?ts)$/,
  /\/onnxruntime-node\/bin\/napi-v\d+\/(?!PLATFORM(?:\/|$))\w+$/,
  /\/onnxruntime-node\/bin\/napi-v\d+\/PLATFORM\/(?!ARCH(?:\/|$))\w+$/,
].map(
  ({ source }) =>
    new RegExp(source.replace('PLATFORM', process.platform).replace('ARCH', process.arch)),
);

/** Whether production needs a file or folder of an installed package or of ours. */
export const isNeeded = (path: string): boolean =>
  ![...UNUSED_PACKAGES, ...UNUSED_FILES].some((pattern) => pattern.test(path));

/**
 * Makes a folder that runs on this platform without anything else: our sources, the built pages, the loaded part of
 * node_modules, the pinned Node.js in `bin`, and `NOTICES.txt`, which names the works in it. The pages have their own
 * `licenses.txt`.
 *
 * @param site the built pages. Also takes what open pages still request of the build before
 * @param target an empty folder, or one that does not exist yet
 */
export async function packProduction(site: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty`);
  const scripts = [...COMMANDS, ...COMMAND_PARTS].map((name) => `scripts/${name}.ts`);
  for (const path of [...OWN, ...scripts]) await copy(path, target);
  await packPages(site, target);
  const packages: string[] = [];
  for (const path of listInstalled(SERVERS)) {
    if ((await lstat(join(root, path))).isSymbolicLink()) await link(path, target);
    else if (isNeeded(path)) {
      await copy(path, target);
      packages.push(join(root, path));
    }
  }
  await copy('node_modules/node/bin/node', target, 'bin/node');
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(target, 'package.json'), describePackage(manifest));
  await writeFile(join(target, 'bin/cardsift'), startProgram(manifest), { mode: 0o755 });
  const notices = listNotices([...packages, join(root, 'node_modules/node')]);
  await writeFile(join(target, 'NOTICES.txt'), formatNotices(notices));
}

async function packPages(site: string, target: string): Promise<void> {
  const [current, ...others] = await findBuilds(site);
  await copy(relative(root, current), target);
  for (const other of others) {
    const assets = join(other, 'assets');
    // File names are content hashes, so what the current build has too is served from there.
    const isGone = (file: string) =>
      file === assets || !existsSync(join(current, relative(other, file)));
    await cp(assets, join(target, relative(root, assets)), { recursive: true, filter: isGone });
  }
  const builds = dirname(dirname(relative(root, current)));
  await symlink(relative(join(root, builds), current), join(target, builds, 'client'), 'junction');
}

/** Where npm installed the dependencies of apps, from the root of the repository. Our own packages are links there. */
export function listInstalled(apps: readonly string[]): string[] {
  const workspaces = apps.map((app) => `--workspace=${app}`);
  const list = spawnSync('npm', ['ls', '--all', '--omit=dev', '--parseable', ...workspaces], {
    cwd: root,
    encoding: 'utf8',
  });
  if (list.status !== 0) throw new Error(`Not all that production needs is here:\n${list.stderr}`);
  const paths = list.stdout.split('\n').map((path) => relative(root, path));
  return paths.filter((path) => path.includes('node_modules'));
}

/** Leaves out packages inside of packages, because npm lists the needed ones separately. */
async function copy(path: string, target: string, name = path): Promise<void> {
  const source = join(root, path);
  const isOfPackage = (file: string) =>
    !relative(source, file).startsWith('node_modules') && isNeeded(file);
  await cp(source, join(target, name), { recursive: true, filter: isOfPackage });
}

async function link(path: string, target: string): Promise<void> {
  const destination = await readlink(join(root, path));
  await mkdir(join(target, dirname(path)), { recursive: true });
  await symlink(destination, join(target, path));
  await copy(join(dirname(path), destination, 'package.json'), target);
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  /** Node.js options for everything that runs, and environment variables, which the operator's own override. */
  config: { node: string[]; environment: Record<string, string> };
}

const SERVER = 'apps/standalone/src/main.ts';

function describePackage({ name, version, license, config }: Manifest): string {
  const node = ['bin/node', ...config.node].join(' ');
  const commands = COMMANDS.map((command) => [command, `${node} scripts/${command}.ts`] as const);
  const scripts = {
    start: `${node} ${SERVER}`,
    workflow: `${node} apps/workflow/src/main.ts`,
    carddav: `${node} apps/carddav/src/main.ts`,
    ...Object.fromEntries(commands),
  };
  return `${JSON.stringify({ name, version, private: true, license, type: 'module', scripts }, null, 2)}\n`;
}

/**
 * The script for a service manager or a container. npm, if it ran between these and Node.js, would not pass on signals.
 */
function startProgram({ config }: Manifest): string {
  const variables = Object.entries(config.environment).map(
    ([name, value]) => `export ${name}="\${${name}:-${value}}"\n`,
  );
  return `#!/bin/sh\n${variables.join('')}cd "$(dirname "$0")/.." && exec bin/node ${config.node.join(' ')} ${SERVER}\n`;
}
