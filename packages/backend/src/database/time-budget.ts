import { TIME_BUDGETS } from '../limits.ts';
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
  /** Milliseconds used and not yet given back, as of `at`. */
  used: number;
  /** Milliseconds used, each counting for less the longer ago it was, as of `at`. */
  lately: number;
  at: number;
}

/** After so many charges, owners who used nothing lately are forgotten. */
const SWEEP_EVERY = 1_000;

/** Database time by person and, for visitors, by address: a bucket that fills again with time. */
export class TimeBudget {
  readonly #limits: TimeLimits;
  readonly #factor: number;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #charges = 0;

  /** `factor` multiplies what everybody has. `now` is in milliseconds. */
  constructor(factor = 1, limits: TimeLimits = TIME_BUDGETS, now = () => performance.now()) {
    this.#factor = factor;
    this.#limits = limits;
    this.#now = now;
  }

  /** Milliseconds that an owner has used and that have not come back yet. The process has no budget. */
  used(owner: Owner): number {
    if (owner.kind === 'process') return 0;
    const account = this.#accounts.get(ownerKey(owner));
    if (!account) return 0;
    const back = (this.#now() - account.at) * (this.#limits[owner.kind].perSecondMs / 1000);
    return Math.max(0, account.used - back * this.#factor);
  }

  /**
   * Milliseconds that an owner has used lately, whatever their budget: what others have to wait for. Ten owners
   * who share all of the time use half of what comes back to each of them.
   */
  lately(owner: Owner): number {
    const account = this.#accounts.get(ownerKey(owner));
    if (!account) return 0;
    return account.lately * Math.exp((account.at - this.#now()) / this.#limits.latelyMs);
  }

  /** Seconds until an owner may ask again; 0 as long as the budget lasts. */
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

  /** Owners who have used time lately. */
  get size(): number {
    return this.#accounts.size;
  }

  #sweep(): void {
    for (const [key, { owner }] of this.#accounts) {
      if (this.used(owner) === 0 && this.lately(owner) < 1) this.#accounts.delete(key);
    }
  }
}
