import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StandaloneProcess } from './run-standalone.ts';

const scripts = join(import.meta.dirname, '../../../scripts');

export interface Outcome {
  code: number;
  output: string;
}

/** Runs an operator's command beside a server, and returns its output. */
export async function operate(
  { dataDirectory, url }: Pick<StandaloneProcess, 'dataDirectory' | 'url'>,
  script: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const beside = { DATA_DIR: dataDirectory, PORT: new URL(url).port };
  const given = { ...process.env, NODE_NO_WARNINGS: '1', NODE_ENV: 'test', ...beside, ...env };
  const run = promisify(execFile)(process.execPath, [join(scripts, script), ...parameters], {
    env: given,
  });
  const {
    code = 0,
    stdout,
    stderr,
  } = (await run.catch((error: { code: number; stdout: string; stderr: string }) => error)) as {
    code?: number;
    stdout: string;
    stderr: string;
  };
  return { code, output: stdout + stderr };
}
