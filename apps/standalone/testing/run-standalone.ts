import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@cardsift/backend/testing/find-free-port';
import { copyMigratedDatabase } from '@cardsift/backend/testing/migrated-database';

type Command = [program: string, ...parameters: string[]];

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
/** The options of Node.js and the variables in production. */
export const PRODUCTION: { node: string[]; environment: Record<string, string> } =
  JSON.parse(manifest).config;

/** This checkout's server, run with the same Node.js as the tests. */
const HERE: Command = [
  process.execPath,
  ...PRODUCTION.node,
  join(import.meta.dirname, '../src/main.ts'),
];

/** The first start makes a database, which takes a minute on a very busy machine. */
const startTimeout = 170_000;

export interface StandaloneProcess {
  url: string;
  pid: number;
  dataDirectory: string;
  secrets: { jwtSecret: string; publishableKey: string; secretKey: string };
  output(): string;
  /** Stops it as Ctrl-C does. Resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash does, without time to finish anything. */
  kill(): Promise<void>;
}

/**
 * Starts the real server as a separate process, on a free port and, unless one is given, a data directory of its
 * own with an empty database.
 */
export async function runStandalone(
  env: Record<string, string> = {},
  port?: number,
  [program, ...parameters] = HERE,
): Promise<StandaloneProcess> {
  const usedPort = port ?? (await findFreePort());
  const dataDirectory = env.DATA_DIR ?? (await makeDataDirectory());
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PASSWORD_COST: '4',
      RATE_LIMIT_FACTOR: '1000',
      // Most tests read no card, and loading the networks takes two seconds of computing.
      READER_PRELOAD: 'false',
      // With two threads, each spins while it waits for the other. When cores are busy, a card takes twice as
      // long then.
      READER_THREADS: '1',
      // A card must not fail because the machine is busy.
      READER_DEADLINE: '120',
      ...env,
      PORT: String(usedPort),
      DATA_DIR: dataDirectory,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const url = `http://localhost:${usedPort}`;
  await waitUntilReady(child, url, () => output);
  return {
    url,
    pid: child.pid ?? 0,
    dataDirectory,
    secrets: JSON.parse(await readFile(join(dataDirectory, 'secrets.json'), 'utf8')),
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = await exit;
      return code;
    },
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** Stops the server and deletes its data. */
export async function discardStandalone(server: StandaloneProcess): Promise<void> {
  await server.stop();
  await rm(server.dataDirectory, { recursive: true, force: true });
}

async function makeDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-'));
  await copyMigratedDatabase(join(directory, 'postgres'));
  return directory;
}

async function waitUntilReady(child: ChildProcess, url: string, output: () => string) {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${startTimeout} ms:\n${output()}`);
}
