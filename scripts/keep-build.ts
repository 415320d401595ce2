import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The current build and the one before, whose scripts open pages still request. */
const KEPT = 2;

/** Milliseconds after which an unfinished build counts as interrupted. */
const BROKEN_OFF_MS = 3_600_000;

/**
 * Makes a build unless it exists, and links `client` to it. Each build has a folder named after a hash of its
 * sources, so that none changes under a process that serves it. The two that were used last are kept:
 * - client → 3f2a90c1b7de4410/client
 * - 3f2a90c1b7de4410/
 * - 81bc03e5a2f9d671/
 *
 * @param build makes it in an empty folder
 * @returns the folder to serve
 */
export async function keepBuild(
  folder: string,
  digest: string,
  build: (into: string) => Promise<void>,
): Promise<string> {
  const name = digest.slice(0, 16);
  const place = join(folder, name);
  await mkdir(folder, { recursive: true });
  if (!existsSync(place)) await buildAside(folder, place, build);
  const now = new Date();
  await utimes(place, now, now);
  await leadTo(join(folder, 'client'), join(name, 'client'));
  await removeOthers(folder);
  return join(place, 'client');
}

/** A folder with a build's name is complete, because an interrupted build never gets that name. */
async function buildAside(folder: string, place: string, build: (into: string) => Promise<void>) {
  const aside = await mkdtemp(join(folder, 'new-'));
  try {
    await build(aside);
    await rename(aside, place);
  } catch (error) {
    // Another process has made the same build meanwhile.
    if (!existsSync(place)) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function leadTo(link: string, target: string): Promise<void> {
  const aside = `${link}-${randomUUID()}`;
  // On Windows only administrators may make other kinds of links to folders.
  await symlink(target, aside, 'junction');
  await rename(aside, link).catch(async () => {
    // It is an earlier version's folder, or this is Windows, which cannot replace a folder.
    await rm(link, { recursive: true, force: true });
    await rename(aside, link);
  });
}

/** Tries again, in case another process has just put it there. */
const lastUse = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );

async function removeOthers(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => ({ name, used: await lastUse(join(folder, name)) })),
  );
  const builds = folders.filter(({ name }) => /^[\da-f]{16}$/.test(name));
  const kept = builds.sort((a, b) => b.used - a.used).slice(0, KEPT);
  for (const one of folders) {
    const isUnderWay = one.name.startsWith('new-') && Date.now() - one.used < BROKEN_OFF_MS;
    if (isUnderWay || kept.includes(one)) continue;
    await rm(join(folder, one.name), { recursive: true, force: true });
  }
}
