import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** In milliseconds. A process that was killed a moment ago may not be gone yet. */
const PATIENCE_MS = 5000;

/**
 * Refuses a second process on one data directory, because two embedded databases would destroy each
 * other's files. The lock is the kernel's lock on an open file, taken through SQLite. So it ends with
 * its process, however that ends, and works between containers that share the folder. Returns a
 * function that releases it.
 */
export function lockDataDirectory(directory: string, patience = PATIENCE_MS): () => void {
  const file = join(directory, 'lock.sqlite');
  const lock = new DatabaseSync(file, { timeout: patience, open: false });
  try {
    lock.open();
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    if (lock.isOpen) lock.close();
    if (isBusy(cause)) throw new Error(`Cardsift already runs on ${directory}. Stop it first.`);
    const remedy =
      'See that the folder belongs to you and can be written, on a file system that knows locks.';
    throw new Error(`The file ${file} cannot be locked. ${remedy}`, { cause });
  }
  return () => lock.close();
}

/** SQLite's result code “busy”: another process has the lock. */
function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}
