import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs one command of a longer script and shows its output. Throws if it fails. The output of commands
 * that run `beside` others is shown at their end, so that it is readable.
 */
export async function runStep(
  title: string,
  [command, ...parameters]: readonly [string, ...string[]],
  { beside = false } = {},
): Promise<void> {
  if (!beside) process.stdout.write(`\n› ${title}\n`);
  const begun = performance.now();
  const child = spawn(command, parameters, {
    stdio: ['inherit', ...Array(2).fill(beside ? 'pipe' : 'inherit')],
  });
  let output = beside ? `\n› ${title}\n` : '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [status] = await once(child, 'close');
  process.stdout.write(output);
  if (status !== 0) throw new Error(`${title}: failed`);
  process.stdout.write(`› ${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
}

/** Runs scripts in parallel, each to its end, and exits if any of them failed. */
export async function runTogether(...scripts: (() => Promise<void>)[]): Promise<void> {
  const runs = await Promise.allSettled(scripts.map((script) => script()));
  const failures = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
  for (const { message } of failures) process.stderr.write(`${message}\n`);
  if (failures.length > 0) process.exit(1);
}
