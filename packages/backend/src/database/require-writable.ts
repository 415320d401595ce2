import { mkdir, open, rm } from 'node:fs/promises';
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
