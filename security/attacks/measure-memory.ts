import { readFile } from 'node:fs/promises';

/** Resident memory of a process in megabytes, as Linux counts it. */
export async function measureMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
