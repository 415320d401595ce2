import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '@cardsift/backend/database/embedded/open-pglite';
import { openPostgres } from '@cardsift/backend/database/open-postgres';
import { ensureRoles } from '@cardsift/backend/database/prepare/system-schema';
import { extract } from 'tar';
import type { Config } from '../config.ts';
import {
  BackupError,
  DUMP,
  FOLDERS,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SECRETS,
} from './manifest.ts';
import { restoreDatabase } from './postgres-programs.ts';

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** What an empty folder may contain: our lock, and what a file system puts into its root. */
const IGNORED = ['lock.sqlite', 'lost+found'];

/**
 * Restores a backup into an empty place and returns its manifest. If the place is not empty, nothing there is
 * changed.
 */
export async function restoreBackup(place: Place, file: string): Promise<Manifest> {
  const { dataDirectory } = place;
  if (!existsSync(file)) throw new BackupError(`There is no ${file}.`);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const there = (await readdir(dataDirectory)).filter((name) => !IGNORED.includes(name));
  if (there.length > 0) {
    throw new BackupError(
      `${dataDirectory} is not empty. Move it away, or set DATA_DIR to a folder that is empty or not there.`,
    );
  }
  const folder = await mkdtemp(join(dataDirectory, 'restore-'));
  try {
    await unpack(file, folder);
    const manifest = await readManifest(folder);
    await restoreServer(place, manifest, folder);
    await renewAddressBooks(place, folder);
    // The secrets come last, because they make it a data directory.
    for (const name of [...FOLDERS, SECRETS]) {
      if (existsSync(join(folder, name))) {
        await rename(join(folder, name), join(dataDirectory, name));
      }
    }
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  await extract({ file, cwd: folder, strict: true }).catch((cause: unknown) => {
    throw new BackupError(`${file} is no backup, or a damaged one.`, { cause });
  });
}

async function readManifest(folder: string): Promise<Manifest> {
  const said: unknown = await readFile(join(folder, MANIFEST), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const { data: manifest } = manifestSchema.safeParse(said);
  if (!manifest) throw new BackupError('This is no backup that this version can read.');
  return manifest;
}

/** Restores into the Postgres server, if the backup is of one. */
async function restoreServer({ databaseUrl }: Place, manifest: Manifest, folder: string) {
  if (manifest.database === 'embedded') {
    if (!databaseUrl) return;
    throw new BackupError('This backup holds an embedded database. Unset DATABASE_URL.');
  }
  if (!databaseUrl) {
    throw new BackupError('This backup is of a Postgres server. Set DATABASE_URL to an empty one.');
  }
  await prepareServer(databaseUrl);
  await restoreDatabase(databaseUrl, join(folder, DUMP));
}

/**
 * Phones have seen changes that are not in the backup, and the same numbers are now given to other changes. A new
 * epoch makes each phone load its address book again.
 */
async function renewAddressBooks({ databaseUrl }: Place, folder: string): Promise<void> {
  const database = databaseUrl
    ? openPostgres(databaseUrl)
    : await openPglite({ directory: join(folder, 'postgres') });
  try {
    await database.exec(`do $$ begin
      -- A backup from before there were any has no such table.
      if to_regclass('public.address_books') is not null then
        update public.address_books set epoch = gen_random_uuid();
      end if;
    end $$`);
  } finally {
    await database.close();
  }
}

async function prepareServer(url: string): Promise<void> {
  const database = openPostgres(url);
  try {
    const [found] = await database.query(
      `select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname not like 'pg\\_%' and nspname <> 'information_schema' limit 1`,
    );
    if (found)
      throw new BackupError('The database in DATABASE_URL is not empty. Name another one.');
    // Roles belong to the server and not to one of its databases, so no dump has them.
    await ensureRoles(database);
  } finally {
    await database.close();
  }
}
