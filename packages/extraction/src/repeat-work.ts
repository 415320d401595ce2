import { setTimeout as wait } from 'node:timers/promises';

export interface Repetition {
  start(): void;
  /** Resolves when the current work is done. */
  stop(): Promise<void>;
}

/** Repeats `work`, each time after the milliseconds that it returned. `work` may not throw. */
export function repeatWork(work: () => Promise<number>): Repetition {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await work();
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    start() {
      running = run();
    },
    stop() {
      stopping.abort();
      return running;
    },
  };
}
