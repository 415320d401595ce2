// Runs on whatever Node.js a fresh machine has (20 or later), before anything is installed: plain
// JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.cardsift-lock');
const isWindows = process.platform === 'win32';

/**
 * Installs what package-lock.json says, unless it is installed already. Returns the path of the
 * pinned Node.js.
 */
export function prepare() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const pinned = join(modules, 'node/bin', isWindows ? 'node.exe' : 'node');
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (!installed || !existsSync(pinned)) {
    process.stdout.write('Installing what Cardsift needs (a minute or two) …\n');
    if (!npm('ci', '--no-audit', '--no-fund', '--loglevel=error')) fail('npm ci failed.');
    // The only install script that may run. It downloads the pinned Node.js from the npm registry,
    // and unlike npm itself it gives up at the first dropped connection.
    for (let tries = 3; tries > 0 && !existsSync(pinned); tries -= 1) {
      npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error');
    }
    if (!existsSync(pinned)) fail('The pinned Node.js could not be installed.');
    writeFileSync(stamp, lock);
  }
  return pinned;
}

function npm(...parameters) {
  // npm tells its own path to the scripts that it runs. The plain name serves a direct call.
  const cli = process.env.npm_execpath;
  const [command, ...rest] = cli?.endsWith('.js')
    ? [findLastingNode(), cli, ...parameters]
    : ['npm', ...parameters];
  // npm passes its settings on as variables, but a nested npm must read the project's own.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name)),
  );
  const { status } = spawnSync(command, rest, {
    cwd: root,
    env,
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/**
 * A Node.js outside of node_modules: npm runs us with the pinned one, which `npm ci` deletes first.
 */
function findLastingNode() {
  const name = isWindows ? 'node.exe' : 'node';
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const candidates = [process.env.npm_node_execpath, process.execPath, ...onPath];
  return candidates.find((path) => path && !path.includes('node_modules') && existsSync(path));
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
