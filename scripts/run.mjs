// `node scripts/run.mjs <script.ts> [arguments]`: installs what is missing, then runs the TypeScript
// file with the pinned Node.js.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { prepare, root } from './prepare.mjs';

const [script, ...parameters] = process.argv.slice(2);
const node = prepare();
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});

// A terminal sends Ctrl-C to the child as well; a service manager signals only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!process.stdin.isTTY || signal !== 'SIGINT') child.kill(signal);
  });
}
// npm passes SIGTERM to its shell, which dies without passing it on and leaves this process behind.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
