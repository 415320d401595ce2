// `node scripts/run.mjs <script.ts> [arguments]`: installs what is missing, then runs the TypeScript
// file with the pinned Node.js, and with the options and variables in package.json.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { prepare, root } from './prepare.mjs';

const [script, ...parameters] = process.argv.slice(2);
const node = prepare();
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const child = spawn(node, [...config.node, script, ...parameters], {
  stdio: 'inherit',
  env: { ...config.environment, ...process.env, PATH: path },
});

// A terminal sends Ctrl-C to the child too; a service manager signals only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!process.stdin.isTTY || signal !== 'SIGINT') child.kill(signal);
  });
}
// npm sends SIGTERM only to its shell, which dies and leaves this process behind.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
