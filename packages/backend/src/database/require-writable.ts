import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** The system's errors that mean the disk is the cause. */
const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'];

export const isDiskFault = (error: unknown): boolean =>
  DISK_FAULTS.includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Sees that something can be written below a folder, which is made where it is not there. On a full or read-only disk
 * embedded Postgres just says that it does not start. Rejects with the system's error.
 */
export async function requireWritable(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, `.write-test-${process.pid}`);
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(new Uint8Array(8192));
    await handle.sync();
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

/**
 * Bytes that must be free for anything to be written: four segments of Postgres' log. If Postgres cannot begin
 * another segment it ends, and then nothing can be read either. So the remaining bytes are kept for reading.
 */
const LEAST_ROOM = 64 * 1024 * 1024;

/**
 * Milliseconds for which an answer is cached. A database that writes as fast as it can uses far less than the reserve
 * in that time.
 */
const HOLDS_MS = 250;

/** Tells whether the disk below a folder has room for writing. */
export function watchRoom(directory: string): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let hasRoom = Promise.resolve(true);
  return () => {
    if (performance.now() - asked > HOLDS_MS) {
      asked = performance.now();
      hasRoom = statfs(directory).then(
        ({ bavail, bsize }) => bavail * bsize >= LEAST_ROOM,
        // The write itself reports what is wrong.
        () => true,
      );
    }
    return hasRoom;
  };
}
