import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A process that was killed a moment ago may still be dying. Milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Refuses a second process on one data directory: two embedded databases would destroy each other's
 * files. The lock is one that the kernel keeps on an open file, taken through SQLite, so it ends with
 * its process however that ends, and holds between containers that share the folder. Returns the
 * release.
 */
export function lockDataDirectory(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'), { timeout: PATIENCE_MS });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new Error(`Cardsift already runs on ${directory}. Stop it first.`);
  }
  return () => lock.close();
}

/** SQLite's result code “busy”: somebody else has the lock. */
function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}
