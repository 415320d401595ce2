import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The folder that `site` links to now, which no later build changes (`scripts/keep-build.ts`), followed by those of
 * the other builds beside it.
 */
export async function findBuilds(site: string): Promise<[current: string, ...others: string[]]> {
  const current = await realpath(site);
  const folder = dirname(dirname(current));
  const names = await readdir(folder);
  const others = names
    .filter((name) => /^[\da-f]{16}$/.test(name))
    .map((name) => join(folder, name, 'client'))
    .filter((client) => client !== current && existsSync(client));
  return [current, ...others];
}
