import { createHash } from 'node:crypto';
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';

const workspace = join(import.meta.dirname, '../..');
const cache = join(workspace, '../../node_modules/.cache/cardsift');

/** Everything of ours that shapes a new database, and which versions of the libraries do. */
const sources = [
  join(workspace, 'package.json'),
  join(workspace, 'src/database/*.ts'),
  fileURLToPath(import.meta.resolve('@cardsift/supabase/migrations/*.sql')),
];

/** Opens a database in memory that every migration has made and nobody has used. */
export async function openMigratedDatabase(): Promise<Database> {
  const { snapshot } = await findOriginal();
  return openDatabase({ kind: 'pglite', snapshot });
}

/** Puts the files of such a database into a folder. */
export async function copyMigratedDatabase(directory: string): Promise<void> {
  const { files } = await findOriginal();
  await cp(files, directory, { recursive: true });
}

interface Original {
  /** A data directory, as files and as PGlite dumps it. */
  files: string;
  snapshot: string;
}

const partsOf = (folder: string): Original => ({
  files: join(folder, 'files'),
  snapshot: join(folder, 'snapshot.tar'),
});

/** Making a database takes eight seconds of computing, so the first of its kind is kept. */
async function findOriginal(): Promise<Original> {
  const folder = join(cache, `database-${await describeSources()}`);
  if (!(await stat(folder).catch(() => undefined))) await make(folder);
  return partsOf(folder);
}

async function describeSources(): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(sources)) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

async function make(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const { files, snapshot } = partsOf(unfinished);
  const migrated = await openDatabase({ kind: 'pglite', directory: files });
  await migrated.close();
  const postgres = await PGlite.create({ dataDir: files });
  await writeFile(snapshot, (await postgres.dumpDataDir('none')).stream());
  await postgres.close();
  try {
    await rename(unfinished, folder);
  } catch {
    // Another process was quicker, and its database is as good.
    await rm(unfinished, { recursive: true });
  }
}
