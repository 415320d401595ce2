import { spawnSync } from 'node:child_process';
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
import { findBuilds } from '../apps/standalone/src/site/find-builds.ts';

const root = join(import.meta.dirname, '..');

/** What runs in production, beside what is installed from the registry. */
const OWN = [
  'apps/standalone/src',
  'apps/workflow/src',
  'packages/backend/src',
  'packages/card-reader/models',
  'packages/card-reader/src',
  'packages/contacts/src',
  'packages/extraction/src',
  'supabase/functions',
  'supabase/migrations',
  'supabase/templates',
  'LICENSE',
];

/** The operator's commands, and what they are made of. */
const COMMANDS = ['plan', 'second-factor', 'backup', 'restore'];
const COMMAND_PARTS = ['operator-command', 'run-backup-command'];

/**
 * Packages that are installed as dependencies but never loaded here. Those for browsers are in the built pages; the
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

/** The same of files: tests, types, other platforms' ONNX Runtime. */
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

/** Whether production needs a file or folder of an installed package, or one of ours. */
export const isNeeded = (path: string): boolean =>
  ![...UNUSED_PACKAGES, ...UNUSED_FILES].some((pattern) => pattern.test(path));

/**
 * Makes a folder that runs by itself on this platform: our sources, the built pages, what of node_modules
 * production loads, and the pinned Node.js in `bin`.
 *
 * @param site the built pages; of the build before, what pages that are still open ask for is taken too
 * @param target an empty folder, or one that is not there yet
 */
export async function packProduction(site: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty`);
  const scripts = [...COMMANDS, ...COMMAND_PARTS].map((name) => `scripts/${name}.ts`);
  for (const path of [...OWN, ...scripts]) await copy(path, target);
  await packPages(site, target);
  for (const path of listInstalled()) {
    if ((await lstat(join(root, path))).isSymbolicLink()) await link(path, target);
    else if (isNeeded(path)) await copy(path, target);
  }
  await copy('node_modules/node/bin/node', target, 'bin/node');
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(target, 'package.json'), describePackage(manifest));
  await writeFile(join(target, 'bin/cardsift'), startProgram(manifest), { mode: 0o755 });
}

async function packPages(site: string, target: string): Promise<void> {
  const [current, ...others] = await findBuilds(site);
  await copy(relative(root, current), target);
  for (const other of others) await copy(relative(root, join(other, 'assets')), target);
  const builds = dirname(dirname(relative(root, current)));
  await symlink(relative(join(root, builds), current), join(target, builds, 'client'), 'junction');
}

/** Where npm put what the two apps depend on; our own packages are links there. */
function listInstalled(): string[] {
  const workspaces = ['--workspace=apps/standalone', '--workspace=apps/workflow'];
  const list = spawnSync('npm', ['ls', '--all', '--omit=dev', '--parseable', ...workspaces], {
    cwd: root,
    encoding: 'utf8',
  });
  if (list.status !== 0) throw new Error(`Not all that production needs is here:\n${list.stderr}`);
  const paths = list.stdout.split('\n').map((path) => relative(root, path));
  return paths.filter((path) => path.includes('node_modules'));
}

/** Without packages within a package: npm lists those that are needed by themselves. */
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
  /** Options of Node.js that everything runs with. */
  config: { node: string[] };
}

const SERVER = 'apps/standalone/src/main.ts';

function describePackage({ name, version, license, config }: Manifest): string {
  const node = ['bin/node', ...config.node].join(' ');
  const commands = COMMANDS.map((command) => [command, `${node} scripts/${command}.ts`] as const);
  const scripts = {
    start: `${node} ${SERVER}`,
    workflow: `${node} apps/workflow/src/main.ts`,
    ...Object.fromEntries(commands),
  };
  return `${JSON.stringify({ name, version, private: true, license, type: 'module', scripts }, null, 2)}\n`;
}

/** What a service manager or a container starts: npm, between them and Node.js, would keep signals to itself. */
function startProgram({ config }: Manifest): string {
  return `#!/bin/sh\ncd "$(dirname "$0")/.." && exec bin/node ${config.node.join(' ')} ${SERVER}\n`;
}
