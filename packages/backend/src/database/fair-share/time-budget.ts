import { TIME_BUDGETS } from '../../limits.ts';
import { type Owner, ownerKey } from './asker.ts';

interface TimeLimits {
  member: { burstMs: number; perSecondMs: number };
  visitor: { burstMs: number; perSecondMs: number };
  dearMs: number;
  debtMs: number;
  latelyMs: number;
}

interface Account {
  owner: Owner;
  /** Milliseconds used and not returned yet, as of `at`. */
  used: number;
  /** Recently used milliseconds, with a weight that decays over time, as of `at`. */
  lately: number;
  at: number;
}

/** The number of charges after which owners without recent use are forgotten. */
const SWEEP_EVERY = 1_000;

/** Database time for each person and, for visitors, each network address: a bucket that refills over time. */
export class TimeBudget {
  readonly #limits: TimeLimits;
  readonly #factor: number;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #charges = 0;

  /** `factor` multiplies everybody's budget. `now` is in milliseconds. */
  constructor(factor = 1, limits: TimeLimits = TIME_BUDGETS, now = () => performance.now()) {
    this.#factor = factor;
    this.#limits = limits;
    this.#now = now;
  }

  /** Milliseconds that an owner has used and that have not been returned yet. The process has no budget. */
  used(owner: Owner): number {
    if (owner.kind === 'process') return 0;
    const account = this.#accounts.get(ownerKey(owner));
    if (!account) return 0;
    const back = (this.#now() - account.at) * (this.#limits[owner.kind].perSecondMs / 1000);
    return Math.max(0, account.used - back * this.#factor);
  }

  /**
   * Milliseconds that an owner has used recently, whatever their budget: how long others waited. Ten owners who
   * share all of the time use half of what is returned to each of them.
   */
  lately(owner: Owner): number {
    const account = this.#accounts.get(ownerKey(owner));
    if (!account) return 0;
    return account.lately * Math.exp((account.at - this.#now()) / this.#limits.latelyMs);
  }

  /** Seconds until an owner may send queries again, or 0 while the budget lasts. */
  wait(owner: Owner): number {
    if (owner.kind === 'process') return 0;
    const { burstMs, perSecondMs } = this.#limits[owner.kind];
    const over = this.used(owner) - burstMs * this.#factor;
    return over < 0 ? 0 : Math.floor(over / (perSecondMs * this.#factor)) + 1;
  }

  charge(owner: Owner, milliseconds: number): void {
    if (owner.kind === 'process') return;
    const { dearMs, debtMs } = this.#limits;
    const price = Math.max(milliseconds, milliseconds ** 2 / dearMs);
    const most = this.#limits[owner.kind].burstMs * this.#factor + debtMs;
    const used = Math.min(this.used(owner) + price, most);
    this.#accounts.set(ownerKey(owner), {
      owner: { kind: owner.kind, name: owner.name },
      used,
      lately: this.lately(owner) + milliseconds,
      at: this.#now(),
    });
    this.#charges += 1;
    if (this.#charges % SWEEP_EVERY === 0) this.#sweep();
  }

  /** The number of owners who have used time recently. */
  get size(): number {
    return this.#accounts.size;
  }

  #sweep(): void {
    for (const [key, { owner }] of this.#accounts) {
      if (this.used(owner) === 0 && this.lately(owner) < 1) this.#accounts.delete(key);
    }
  }
}
