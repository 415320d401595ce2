import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../database/embedded/open-pglite.ts';
import { TimeBudget } from '../database/fair-share/time-budget.ts';
import { openDatabase } from '../database/open-database.ts';
import type { SqlDatabase } from '../database/sql-database.ts';

const workspace = join(import.meta.dirname, '../..');
const cache = join(workspace, '../../node_modules/.cache/cardsift');

/** All of our files that shape a new database, and the versions of the libraries that do. */
const sources = [
  join(workspace, 'package.json'),
  join(workspace, 'src/database/*.ts'),
  fileURLToPath(import.meta.resolve('@cardsift/supabase/migrations/*.sql')),
];

/** Opens a new database with all migrations, in a temporary folder. */
export async function openMigratedDatabase(): Promise<SqlDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-database-'));
  await copyMigratedDatabase(directory);
  // On a busy machine a statement takes many times as long.
  return openPglite({ directory }, undefined, new TimeBudget(1_000));
}

/** Copies the files of such a database into a folder. */
export async function copyMigratedDatabase(directory: string): Promise<void> {
  // There are a thousand small files. Copying them one by one asynchronously would take ten times as long.
  cpSync(await findOriginal(), directory, { recursive: true });
}

/**
 * The folder of a database to copy. Making one takes eight seconds of computing, so the first of its kind
 * is kept.
 */
async function findOriginal(): Promise<string> {
  const folder = join(cache, `database-${await describeSources()}`);
  if (!(await stat(folder).catch(() => undefined))) await make(folder);
  return folder;
}

async function describeSources(): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(sources)) paths.push(path);
  const hash = createHash('sha256');
  const shaping = paths.filter((path) => !path.endsWith('.test.ts'));
  for (const path of shaping.sort()) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

async function make(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const migrated = await openDatabase({ kind: 'pglite', directory: unfinished });
  await migrated.close();
  try {
    await rename(unfinished, folder);
  } catch {
    // Another process was quicker, and its database is as good.
    await rm(unfinished, { recursive: true });
  }
}
