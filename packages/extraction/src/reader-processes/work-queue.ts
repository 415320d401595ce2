/** Who waits: signed-in people come first, then visitors of the demo. */
export type Lane = 'account' | 'demo';

interface LaneLimits {
  /** Places in this lane that one person or network address may hold at once, running or waiting. */
  perOwner: number;
  /** Jobs in this lane that may run at once. */
  running: number;
  /** Jobs in this lane that may wait besides those. */
  waiting: number;
}

/** The client left before the job began. */
export class LeftQueueError extends Error {
  override readonly name = 'LeftQueueError';
}

export interface Turn {
  /** Gives up the place, if the job has not begun. */
  signal?: AbortSignal;
  /** Goes before jobs of its lane that are not urgent. */
  urgent?: boolean;
  /**
   * Called with the number of jobs before it, whenever that changes. Not called if the job begins at
   * once.
   */
  onWait?(ahead: number): void;
}

/** A place in the queue, held from `reserve` until `release`, whether or not `run` is called. */
export interface Slot {
  /**
   * Starts `job` when it is its turn: urgent jobs of a lane come first, then those whose owner's last
   * turn is longest ago. Rejects with `LeftQueueError` if the signal fires before.
   */
  run<T>(job: () => Promise<T>, turn?: Turn): Promise<T>;
  /** Safe to call more than once. */
  release(): void;
}

interface WorkQueue {
  /**
   * A place for a job of `owner`, a person or a network address. Null if the lane or the owner's share
   * of it is full. Because a place is taken first, a caller can be refused before paying.
   */
  reserve(lane: Lane, owner: string): Slot | null;
  /** Places that are held: running, waiting, or reserved and not started yet. */
  readonly held: number;
  /** Refuses new places, and resolves when the last one is released. */
  drain(): Promise<void>;
}

interface Owner {
  held: number;
  /** The number of the turn in which the owner's last job began. 0 before the first. */
  lastTurn: number;
}

interface Waiter {
  owner: Owner;
  urgent: boolean;
  /** How many were before it when it was last told. */
  ahead: number;
  start(): void;
  onWait(ahead: number): void;
}

const byTurn = (waiters: Iterable<Waiter>) =>
  [...waiters].sort(
    (a, b) => Number(b.urgent) - Number(a.urgent) || a.owner.lastTurn - b.owner.lastTurn,
  );

function tellPlaces(waiters: Iterable<Waiter>): void {
  byTurn(waiters).forEach((waiter, ahead) => {
    if (waiter.ahead === ahead) return;
    waiter.ahead = ahead;
    waiter.onWait(ahead);
  });
}

/** Runs `concurrency` jobs at once over all lanes. */
export function createWorkQueue(concurrency: number, limits: Record<Lane, LaneLimits>): WorkQueue {
  const held: Record<Lane, number> = { account: 0, demo: 0 };
  const running: Record<Lane, number> = { account: 0, demo: 0 };
  const waiting: Record<Lane, Set<Waiter>> = { account: new Set(), demo: new Set() };
  /** Only owners who hold a place. */
  const owners: Record<Lane, Map<string, Owner>> = { account: new Map(), demo: new Map() };
  let turns = 0;
  let draining: PromiseWithResolvers<void> | null = null;

  const total = () => held.account + held.demo;
  const mayStart = (lane: Lane) =>
    running.account + running.demo < concurrency && running[lane] < limits[lane].running;

  function startNext(): void {
    for (const lane of ['account', 'demo'] as const) {
      while (mayStart(lane)) {
        const [next] = byTurn(waiting[lane]);
        if (!next) break;
        waiting[lane].delete(next);
        running[lane] += 1;
        turns += 1;
        next.owner.lastTurn = turns;
        next.start();
      }
      tellPlaces(waiting[lane]);
    }
  }

  function takeTurn(
    lane: Lane,
    owner: Owner,
    { signal, urgent = false, onWait = () => {} }: Turn,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new LeftQueueError());
      const abandon = () => {
        waiting[lane].delete(waiter);
        tellPlaces(waiting[lane]);
        reject(new LeftQueueError());
      };
      const waiter: Waiter = {
        owner,
        urgent,
        ahead: -1,
        onWait,
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
    reserve(lane, name) {
      const owner = owners[lane].get(name) ?? { held: 0, lastTurn: 0 };
      const { running: mostRunning, waiting: mostWaiting, perOwner } = limits[lane];
      if (draining || held[lane] >= mostRunning + mostWaiting || owner.held >= perOwner)
        return null;
      held[lane] += 1;
      owner.held += 1;
      owners[lane].set(name, owner);
      let released = false;
      return {
        async run(job, turn = {}) {
          await takeTurn(lane, owner, turn);
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
          owner.held -= 1;
          if (owner.held === 0) owners[lane].delete(name);
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
