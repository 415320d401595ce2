import { spawnSync } from 'node:child_process';

/** Runs one command of a longer script, with its output, and ends the script when it fails. */
export function runStep(title: string, command: string, ...parameters: string[]): void {
  process.stdout.write(`\n› ${title}\n`);
  const begun = performance.now();
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (error) process.stderr.write(`${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
  process.stdout.write(`› ${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
}
