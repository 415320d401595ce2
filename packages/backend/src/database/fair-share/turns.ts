import { AsyncLocalStorage } from 'node:async_hooks';
import { note, Refusal } from '../../refusal.ts';
import { type Asker, currentAsker } from './asker.ts';
import { FairQueue, type Places } from './fair-queue.ts';
import { TimeBudget } from './time-budget.ts';

/** Turns at the database, whose time is charged to the owners' budgets. */
export class Turns {
  readonly #queue: FairQueue;
  readonly #budget: TimeBudget;
  readonly #held = new AsyncLocalStorage<{ isUnderWay: boolean }>();

  constructor(places: Places, budget = new TimeBudget()) {
    this.#budget = budget;
    this.#queue = new FairQueue(places, (owner) => budget.lately(owner));
  }

  /**
   * Waits for the current asker's turn, or rejects with a refusal. Returns a function that ends the turn. Its
   * argument says whether the time counts: time spent on an absent database does not.
   */
  async begin(): Promise<(counts?: boolean) => void> {
    const asker = currentAsker();
    this.#requireTime(asker);
    const end = await this.#queue.enter(asker).catch((refusal) => {
      throw note(refusal);
    });
    try {
      // Checked at this point, because many may have been queued before the first one used its time.
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

  /**
   * Runs `work` in one turn. Inside of a turn it is part of that one, because a second turn would wait for the
   * first.
   */
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
