import { constants, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { STATEMENT_LIMITS, withPatience } from './database/fair-share/statement-limits.ts';
import type { SqlDatabase } from './database/sql-database.ts';

/** The folders in a data directory with the database and the stored cards. */
const FOLDERS = ['postgres', 'storage'];

/**
 * Copies the embedded database and the stored cards, as of one moment, into `target`. Everything else
 * waits: this holds the only session, and storing a card takes the same lock.
 */
export function takeSnapshot(
  database: SqlDatabase,
  dataDirectory: string,
  target: string,
): Promise<void> {
  return withPatience(STATEMENT_LIMITS.ownWorkMs, () =>
    database.exclusively(() =>
      database.transaction(async (query) => {
        // After a checkpoint the copy opens faster, because there is no log to replay.
        await query('checkpoint');
        await copyFolders(dataDirectory, target);
      }),
    ),
  );
}

/** The same, if nothing is writing. */
export async function copyFolders(dataDirectory: string, target: string): Promise<void> {
  for (const folder of FOLDERS) {
    const source = join(dataDirectory, folder);
    if (!existsSync(source)) continue;
    // If the file system can, the copy shares blocks with the original until one of them is written to.
    const mode = constants.COPYFILE_FICLONE;
    await cp(source, join(target, folder), { recursive: true, mode });
  }
}
