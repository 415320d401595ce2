import { AsyncLocalStorage } from 'node:async_hooks';
import { note, Refusal } from '../refusal.ts';
import { type Asker, currentAsker } from './asker.ts';
import { FairQueue, type Places } from './fair-queue.ts';
import { TimeBudget } from './time-budget.ts';

/** Turns at the database, and the time that each takes of its owner's budget. */
export class Turns {
  readonly #queue: FairQueue;
  readonly #budget: TimeBudget;
  readonly #held = new AsyncLocalStorage<{ isUnderWay: boolean }>();

  constructor(places: Places, budget = new TimeBudget()) {
    this.#budget = budget;
    this.#queue = new FairQueue(places, (owner) => budget.lately(owner));
  }

  /**
   * Waits for a turn of whoever asks; rejects with a refusal. Returns the function that ends it, which says whether
   * its time counts. Time spent on an absent database does not.
   */
  async begin(): Promise<(counts?: boolean) => void> {
    const asker = currentAsker();
    this.#requireTime(asker);
    const end = await this.#queue.enter(asker).catch((refusal) => {
      throw note(refusal);
    });
    try {
      // Checked here, because many may have been asked before the first one used its time.
      this.#requireTime(asker);
    } catch (refusal) {
      end(0);
      throw refusal;
    }
    const start = performance.now();
    return (counts = true) => {
      const milliseconds = counts ? performance.now() - start : 0;
      this.#budget.charge(asker, milliseconds);
      end(milliseconds);
    };
  }

  /** Runs `work` in one turn. Inside a turn it is part of that turn, which would otherwise wait for itself. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#held.getStore()?.isUnderWay) return work();
    const end = await this.begin();
    const turn = { isUnderWay: true };
    try {
      return await this.#held.run(turn, work);
    } finally {
      turn.isUnderWay = false;
      end();
    }
  }

  #requireTime(asker: Asker): void {
    const retryAfter = asker.isOwed ? 0 : this.#budget.wait(asker);
    if (retryAfter > 0) throw note(new Refusal('over_time_budget', undefined, { retryAfter }));
  }
}
