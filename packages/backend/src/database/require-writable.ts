import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** System errors that the disk causes. */
const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'];

export const isDiskFault = (error: unknown): boolean =>
  DISK_FAULTS.includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Checks that a folder, created if needed, can be written to. On a full or read-only disk embedded Postgres only
 * reports that it does not start. Rejects with the system's error.
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
 * Bytes that must be free before anything is written: four segments of Postgres's log. If Postgres cannot begin
 * another segment it ends, and then nothing can be read either. So these last bytes are reserved for reading.
 */
const LEAST_ROOM = 64 * 1024 * 1024;

/**
 * Milliseconds for which an answer is cached. A database that writes as fast as it can uses far less than the reserve
 * in that time.
 */
const HOLDS_MS = 250;

/** Makes a function that tells whether the disk with a folder has room for writing. */
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
