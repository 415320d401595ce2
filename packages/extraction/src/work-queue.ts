/** Who waits: signed-in people go first, visitors of the demo after them. */
export type Lane = 'account' | 'demo';

interface LaneLimits {
  /** Places of this lane that one person or address may hold at once, running or waiting. */
  perOwner: number;
  /** Jobs of this lane that may run at once. */
  running: number;
  /** Jobs of this lane that may wait beyond those. */
  waiting: number;
}

/** The one who asked went away before the job began. */
export class LeftQueueError extends Error {
  override readonly name = 'LeftQueueError';
}

export interface Turn {
  /** Gives the place up as long as the job has not begun. */
  signal?: AbortSignal;
  /** Goes before those of its lane that are not. */
  urgent?: boolean;
  /** Told how many wait before it, whenever that changes; never when the job begins at once. */
  onWait?(ahead: number): void;
}

/** A place in the queue. It is held from `reserve` until `release`, whether or not `run` is called. */
export interface Slot {
  /**
   * Starts `job` as soon as it is its turn: before all of its lane that wait without being urgent, and
   * else before those whose owner had a turn more recently. Rejects with `LeftQueueError` when the
   * signal fires before.
   */
  run<T>(job: () => Promise<T>, turn?: Turn): Promise<T>;
  /** Safe to call more than once. */
  release(): void;
}

interface WorkQueue {
  /**
   * A place for a job of `owner`, a person or an address; null when the lane or the owner's share of it
   * is full. Taking a place first lets a caller be refused before it pays.
   */
  reserve(lane: Lane, owner: string): Slot | null;
  /** Places held: running, waiting, or reserved and not started yet. */
  readonly held: number;
  /** Refuses new places and resolves when the last one is released. */
  drain(): Promise<void>;
}

interface Owner {
  held: number;
  /** Number of the turn in which one of theirs last began; 0 before the first. */
  lastTurn: number;
}

interface Waiter {
  owner: Owner;
  urgent: boolean;
  /** How many wait before it, as it was last told. */
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

/** `concurrency` jobs run at once over all lanes. */
export function createWorkQueue(concurrency: number, limits: Record<Lane, LaneLimits>): WorkQueue {
  const held: Record<Lane, number> = { account: 0, demo: 0 };
  const running: Record<Lane, number> = { account: 0, demo: 0 };
  const waiting: Record<Lane, Set<Waiter>> = { account: new Set(), demo: new Set() };
  /** Only of those who hold a place. */
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
