import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** What the system answers where it is the disk that stands in the way. */
const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'];

export const isDiskFault = (error: unknown): boolean =>
  DISK_FAULTS.includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Sees that something can be written below a folder, which is made where it is not there. Embedded Postgres
 * says no more of a full or read-only disk than that it does not start. Rejects with the system's error.
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
 * Bytes that must be free for anything to be written: four segments of Postgres' log. Where it can't begin another
 * one the server ends, and then nothing is read either, so what is left belongs to reading.
 */
const LEAST_ROOM = 64 * 1024 * 1024;

/** Milliseconds for which an answer holds: a database that writes as fast as it can takes far less than the room then. */
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
        // Whoever writes learns what is wrong with it.
        () => true,
      );
    }
    return hasRoom;
  };
}
