import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSecrets } from '@cardsift/backend/secrets';
import { copyFolders } from '@cardsift/backend/take-snapshot';
import { create } from 'tar';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { lockDataDirectory } from '../lock-data-directory.ts';
import { BackupError, DUMP, FOLDERS, MANIFEST, type Manifest, SECRETS } from './manifest.ts';
import { dumpDatabase } from './postgres-programs.ts';
import { SNAPSHOT_PATH } from './snapshot-route.ts';

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'host' | 'port' | 's3'>;

/**
 * Writes database, secrets and stored cards into one file. Cards in a bucket stay there. A running server keeps
 * running, and a stopped one need not be started.
 */
export async function createBackup(place: Place, file: string): Promise<void> {
  const { dataDirectory } = place;
  if (existsSync(file)) throw new BackupError(`${file} is there already.`);
  if (!existsSync(join(dataDirectory, SECRETS))) {
    throw new BackupError(
      `There is nothing to back up in ${dataDirectory}. Has the server been started with this DATA_DIR?`,
    );
  }
  const folder = await collect(place);
  try {
    await copyFile(join(dataDirectory, SECRETS), join(folder, SECRETS));
    const manifest: Manifest = {
      format: 1,
      takenAt: new Date().toISOString(),
      database: place.databaseUrl ? 'server' : 'embedded',
      bucket: place.s3?.bucket,
    };
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
    const names = [MANIFEST, SECRETS, DUMP, ...FOLDERS].filter((name) =>
      existsSync(join(folder, name)),
    );
    // Written under another name first, so that half a backup never looks like a whole one.
    await create({ gzip: true, portable: true, file: `${file}.part`, cwd: folder }, names);
    await rename(`${file}.part`, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${file}.part`, { force: true });
  }
}

/** Collects what belongs into a backup in a folder of its own. */
async function collect(place: Place): Promise<string> {
  const { dataDirectory, databaseUrl } = place;
  if (!databaseUrl) return (await askServer(place)) ?? copyAtRest(place);
  const folder = await mkdtemp(join(dataDirectory, 'snapshot-'));
  // Copied before and after the dump, so that every row in it has its card, even if cards were stored or removed
  // meanwhile.
  await copyFolders(dataDirectory, folder);
  await dumpDatabase(databaseUrl, join(folder, DUMP));
  await copyFolders(dataDirectory, folder);
  return folder;
}

/** Asks the running server to copy its data. Undefined if none answers. */
async function askServer(place: Place): Promise<string | undefined> {
  const { secretKey } = await loadSecrets(place.dataDirectory);
  const answer = await fetch(`${addressOf(place)}${SNAPSHOT_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
  }).catch(() => undefined);
  if (answer?.ok) return z.object({ directory: z.string() }).parse(await answer.json()).directory;
  if ((answer?.status ?? 0) >= 500) {
    throw new BackupError(
      'The server could not copy its data. Its log says why; is the disk full?',
    );
  }
  return undefined;
}

async function copyAtRest(place: Place): Promise<string> {
  const { dataDirectory } = place;
  const unlock = lockWhereNobodyRuns(place);
  try {
    const folder = await mkdtemp(join(dataDirectory, 'snapshot-'));
    await copyFolders(dataDirectory, folder);
    return folder;
  } finally {
    unlock();
  }
}

function lockWhereNobodyRuns(place: Place): () => void {
  try {
    return lockDataDirectory(place.dataDirectory, 0);
  } catch (cause) {
    throw new BackupError(
      `A server runs on ${place.dataDirectory} and does not answer at ${addressOf(place)}. Give this command the PORT and HOST of the server.`,
      { cause },
    );
  }
}

function addressOf({ host, port }: Place): string {
  const isAny = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return `http://${isAny ? 'localhost' : host}:${port}`;
}
