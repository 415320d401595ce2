import { spawnSync } from 'node:child_process';
import { glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from '@cardsift/standalone/testing/run-standalone';
import { buildWeb } from './build-web.ts';

/** Debian keeps the server's programs apart by version; others have them on the PATH. */
async function findPostgres(): Promise<string> {
  for await (const file of glob('/usr/lib/postgresql/*/bin/pg_ctl')) return dirname(file);
  return '';
}

/** The server refuses to run as root. */
const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

function run(command: string[], env: Record<string, string> = {}): void {
  const [program = '', ...parameters] = command;
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

/** Runs the database and integration tests against a Postgres server of their own. */
async function testOnPostgres(): Promise<void> {
  const programs = await findPostgres();
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-postgres-'));
  const port = await findFreePort();
  const control = (...parameters: string[]) =>
    run([
      ...asPostgres,
      join(programs, 'pg_ctl'),
      '-s',
      '-D',
      join(directory, 'data'),
      ...parameters,
    ]);
  if (asPostgres.length > 0) run(['chown', 'postgres', directory]);
  control('init', '-o', '--auth=trust --username=postgres --encoding=UTF8');
  control(
    'start',
    '-w',
    '-l',
    join(directory, 'log'),
    '-o',
    `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1`,
  );
  try {
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    run(['vitest', 'run', '--no-file-parallelism', '--project', 'supabase'], {
      SUPABASE_TEST_DATABASE_URL: url,
    });
    run(['vitest', 'run', '--project', 'standalone', 'apps/standalone/tests/backend.test.ts'], {
      DATABASE_URL: url,
    });
  } finally {
    control('stop', '-m', 'fast');
    await rm(directory, { recursive: true, force: true });
  }
}

await buildWeb();
await testOnPostgres();
