/** Who waits: signed-in people go first, visitors of the demo after them. */
export type Lane = 'account' | 'demo';

export interface LaneLimits {
  /** Jobs of this lane that may run at once. */
  running: number;
  /** Jobs of this lane that may wait beyond those. */
  waiting: number;
}

/** The one who asked went away before the job began. */
export class LeftQueueError extends Error {
  override readonly name = 'LeftQueueError';
}

/** A place in the queue. It is held from `reserve` until `release`, whether or not `run` is called. */
export interface Slot {
  /**
   * Starts `job` as soon as it is its turn, before all of its lane that wait without being urgent;
   * rejects with `LeftQueueError` when the signal fires before.
   */
  run<T>(job: () => Promise<T>, signal?: AbortSignal, urgent?: boolean): Promise<T>;
  /** Safe to call more than once. */
  release(): void;
}

export interface WorkQueue {
  /** Null when the lane is full. Taking a place first lets a caller be refused before it pays. */
  reserve(lane: Lane): Slot | null;
  /** Places held: running, waiting, or reserved and not started yet. */
  readonly held: number;
  /** Refuses new places and resolves when the last one is released. */
  drain(): Promise<void>;
}

interface Waiter {
  urgent: boolean;
  start(): void;
}

const urgentFirst = (waiters: Iterable<Waiter>) =>
  [...waiters].sort((a, b) => Number(b.urgent) - Number(a.urgent));

/** `concurrency` jobs run at once over all lanes. */
export function createWorkQueue(concurrency: number, limits: Record<Lane, LaneLimits>): WorkQueue {
  const held: Record<Lane, number> = { account: 0, demo: 0 };
  const running: Record<Lane, number> = { account: 0, demo: 0 };
  const waiting: Record<Lane, Set<Waiter>> = { account: new Set(), demo: new Set() };
  let draining: PromiseWithResolvers<void> | null = null;

  const total = () => held.account + held.demo;
  const mayStart = (lane: Lane) =>
    running.account + running.demo < concurrency && running[lane] < limits[lane].running;

  function startNext(): void {
    for (const lane of ['account', 'demo'] as const) {
      for (const waiter of urgentFirst(waiting[lane])) {
        if (!mayStart(lane)) break;
        waiting[lane].delete(waiter);
        running[lane] += 1;
        waiter.start();
      }
    }
  }

  function takeTurn(lane: Lane, urgent: boolean, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new LeftQueueError());
      const abandon = () => {
        waiting[lane].delete(waiter);
        reject(new LeftQueueError());
      };
      const waiter: Waiter = {
        urgent,
        start() {
          signal?.removeEventListener('abort', abandon);
          resolve();
        },
      };
      signal?.addEventListener('abort', abandon, { once: true });
      waiting[lane].add(waiter);
      startNext();
    });
  }

  return {
    get held() {
      return total();
    },
    reserve(lane) {
      if (draining || held[lane] >= limits[lane].running + limits[lane].waiting) return null;
      held[lane] += 1;
      let released = false;
      return {
        async run(job, signal, urgent = false) {
          await takeTurn(lane, urgent, signal);
          try {
            return await job();
          } finally {
            running[lane] -= 1;
            startNext();
          }
        },
        release() {
          if (released) return;
          released = true;
          held[lane] -= 1;
          if (total() === 0) draining?.resolve();
        },
      };
    },
    drain() {
      draining ??= Promise.withResolvers<void>();
      if (total() === 0) draining.resolve();
      return draining.promise;
    },
  };
}
