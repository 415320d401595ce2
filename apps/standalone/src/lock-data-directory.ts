import { rmSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Refuses a second process on one data directory: two embedded databases would destroy each other's
 * files. The lock of a killed process is recognised by its process being gone. Returns the release.
 */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  const file = join(directory, 'lock');
  const owner = await readOwner(file);
  if (owner !== undefined && isRunning(owner)) {
    throw new Error(`Cardsift already runs on ${directory} (process ${owner}). Stop it first.`);
  }
  await rm(file, { force: true });
  // `wx` decides between two that start at the same moment.
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(String(process.pid));
  await handle.close();
  return () => rmSync(file, { force: true });
}

async function readOwner(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    // Signal 0 asks without sending anything.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
