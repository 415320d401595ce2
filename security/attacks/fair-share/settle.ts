import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 500;
/** The most milliseconds of computing in that time that count as idle. */
const IDLE_MS = 30;
/** Milliseconds in one tick, in which Linux counts processor time. */
const TICK_MS = 10;

/** Waits until a process has nothing left to do. Resolves with the seconds that this took. */
export async function settle(pid: number): Promise<number> {
  const start = performance.now();
  let before = await processorTime(pid);
  for (;;) {
    await wait(LOOK_MS);
    const now = await processorTime(pid);
    if (now - before <= IDLE_MS) return (performance.now() - start - LOOK_MS) / 1_000;
    before = now;
  }
}

async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name may contain blanks. After it, user and system time are the 12th and 13th values.
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(values[11]) + Number(values[12])) * TICK_MS;
}
