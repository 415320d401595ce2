import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two ticks. A tick is late by the time for which the event loop was blocked. */
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

/**
 * Loaded by `--import` into the measured server. At SIGUSR2 it writes how late its event loop was since the
 * last time, as JSON in milliseconds. The reader processes inherit the option and write nothing.
 */
const file = process.env.DELAY_REPORT;
if (file && isMainThread && process.argv[1]?.endsWith('standalone/src/main.ts')) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const late = (share: number) =>
    Math.max(0, delays.percentile(share) / NANOSECONDS - RESOLUTION_MS);
  process.on('SIGUSR2', () => {
    writeFileSync(file, JSON.stringify({ median: late(50), p99: late(99) }));
    delays.reset();
  });
}
