import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UNSETTLED_TABLE } from '@cardsift/backend/database/prepare/feed-schema';
import { BackupError } from './manifest.ts';

const run = promisify(execFile);

/** Writes a whole database into a file, as of one moment. */
export function dumpDatabase(url: string, file: string): Promise<void> {
  return runProgram('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    // Notes about unsettled objects are left out, because a copy must not remove bytes that the original has.
    `--exclude-table-data=${UNSETTLED_TABLE}`,
    `--file=${file}`,
  ]);
}

/** Restores such a file into an empty database. If that fails, the database stays empty. */
export function restoreDatabase(url: string, file: string): Promise<void> {
  return runProgram('pg_restore', url, [
    '--no-owner',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${databaseOf(url)}`,
    file,
  ]);
}

async function runProgram(name: string, url: string, parameters: string[]): Promise<void> {
  try {
    await run(name, parameters, { env: { ...process.env, ...variablesOf(url) } });
  } catch (cause) {
    const { code, stderr } = cause as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      throw new BackupError(
        `${name} is not installed. It comes with the client programs of Postgres, of the server’s version or later.`,
      );
    }
    throw new BackupError(`${name} failed:\n${stderr?.trim()}`, { cause });
  }
}

const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/** A URL among a program's arguments would show its password to everybody on the machine. */
function variablesOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const variables = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(url),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
