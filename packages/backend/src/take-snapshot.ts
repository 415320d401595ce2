import { constants, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlDatabase } from './database/sql-database.ts';
import { STATEMENT_LIMITS, withPatience } from './database/statement-limits.ts';

/** What of a data directory is the database and the stored cards. */
const FOLDERS = ['postgres', 'storage'];

/**
 * Copies the embedded database and the stored cards, as they are at one moment, into `target`. Everything
 * else waits meanwhile: this holds the only session, and storing a card takes the same lock.
 */
export function takeSnapshot(
  database: SqlDatabase,
  dataDirectory: string,
  target: string,
): Promise<void> {
  return withPatience(STATEMENT_LIMITS.ownWorkMs, () =>
    database.exclusively(() =>
      database.transaction(async (query) => {
        // The copy opens sooner: nothing of the log is left to be repeated.
        await query('checkpoint');
        await copyFolders(dataDirectory, target);
      }),
    ),
  );
}

/** The same where nobody writes. */
export async function copyFolders(dataDirectory: string, target: string): Promise<void> {
  for (const folder of FOLDERS) {
    const source = join(dataDirectory, folder);
    if (!existsSync(source)) continue;
    // Where the file system can, both share their blocks until one is written to.
    const mode = constants.COPYFILE_FICLONE;
    await cp(source, join(target, folder), { recursive: true, mode });
  }
}
