import { execFile } from 'node:child_process';
import { glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './find-free-port.ts';

const run = promisify(execFile);

/** The server refuses to run as root. */
const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

export interface PostgresServer {
  url: string;
  start(): Promise<void>;
  /** `immediate` is a crash. `fast` ends the sessions first. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and deletes its data. */
  discard(): Promise<void>;
}

/** Starts a Postgres server of its own on a free port. It needs Postgres's programs, not its service. */
export async function runPostgres(): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-postgres-'));
  const control = await findControl();
  const port = await findFreePort();
  const data = join(directory, 'data');
  const command = async (...parameters: string[]) => {
    const [program = '', ...rest] = [...asPostgres, control, '-s', '-D', data, ...parameters];
    await run(program, rest);
  };
  if (asPostgres.length > 0) await run('chown', ['postgres', directory]);
  await command('init', '-o', '--auth=trust --username=postgres --encoding=UTF8');
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c wal_level=logical`;
  const start = () => command('start', '-w', '-l', join(directory, 'log'), '-o', options);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop: (mode) => command('stop', '-w', '-m', mode),
    async discard() {
      await command('stop', '-w', '-m', 'immediate');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Debian keeps the server's programs in a folder for each version. Others have them on the PATH. */
async function findControl(): Promise<string> {
  for await (const file of glob('/usr/lib/postgresql/*/bin/pg_ctl')) return file;
  return 'pg_ctl';
}
