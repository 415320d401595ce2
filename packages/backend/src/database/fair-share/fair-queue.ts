import { TURN_LIMITS } from '../../limits.ts';
import { Refusal } from '../../refusal.ts';
import { type Asker, type Owner, ownerKey } from './asker.ts';

interface Line {
  owner: Owner;
  waiting: Waiting[];
  running: number;
}

interface Waiting {
  start(): void;
  refuse(refusal: Refusal): void;
}

export interface Places {
  places: number;
  placesPerOwner: number;
  /** How many places may be held by all owners together who recently used at least this many milliseconds. */
  shares?: readonly { fromMs: number; places: number }[];
}

interface QueueLimits extends Required<Places> {
  lanes: Record<Owner['kind'], { waiting: number; waitingPerOwner: number }>;
  turnsByUse: number;
  laneDebtMs: number;
}

/** Ends a turn that took this many milliseconds. */
export type EndTurn = (milliseconds: number) => void;

/**
 * Decides whose query is next. Lanes (the process, members, visitors) share the time equally, so visitors take no
 * more than their lane's share, however many addresses they have. In a lane, the next turn goes to the owner with
 * the fewest running turns who used the least time recently, and now and then to the one who has waited longest.
 * So light users do not wait for heavy ones, and nobody waits forever.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #usedBy: (owner: Owner) => number;
  /** The owner who was served last is at the end. */
  readonly #lines = new Map<string, Line>();
  readonly #lanes = { process: newLane(), member: newLane(), visitor: newLane() };
  #running = 0;
  /** Running turns in each of the shares. */
  readonly #inShares: number[];
  /** The time used by the lane that was served last, in milliseconds. */
  #clock = 0;

  constructor(
    places: Places,
    usedBy: (owner: Owner) => number,
    limits: Omit<QueueLimits, keyof Places> = TURN_LIMITS,
  ) {
    this.#limits = { shares: [], ...limits, ...places };
    this.#inShares = this.#limits.shares.map(() => 0);
    this.#usedBy = usedBy;
  }

  /** Resolves when it is the asker's turn. Rejects with a refusal if too many are waiting. */
  enter(asker: Asker): Promise<EndTurn> {
    const key = ownerKey(asker);
    const line = this.#lines.get(key) ?? {
      owner: { kind: asker.kind, name: asker.name },
      waiting: [],
      running: 0,
    };
    const { promise, resolve, reject } = Promise.withResolvers<EndTurn>();
    const waiting: Waiting = {
      start: () => {
        asker.signal?.removeEventListener('abort', cancel);
        resolve(this.#begin(line));
      },
      refuse: (refusal) => {
        asker.signal?.removeEventListener('abort', cancel);
        reject(refusal);
      },
    };
    const cancel = () => {
      this.#remove(line, waiting);
      waiting.refuse(new Refusal('request_cancelled'));
    };
    if (asker.signal?.aborted) return Promise.reject(new Refusal('request_cancelled'));
    if (!asker.isOwed) {
      const refusal = this.#makeRoom(line);
      if (refusal) return Promise.reject(refusal);
    }
    asker.signal?.addEventListener('abort', cancel);
    this.#lines.set(key, line);
    line.waiting.push(waiting);
    this.#lanes[asker.kind].waiting += 1;
    this.#next();
    return promise;
  }

  /** If a lane is full, its longest line gives up a place, unless that is the newcomer's own line. */
  #makeRoom({ owner, waiting }: Line): Refusal | undefined {
    const limits = this.#limits.lanes[owner.kind];
    if (waiting.length >= limits.waitingPerOwner) return new Refusal('too_many_waiting');
    if (this.#lanes[owner.kind].waiting < limits.waiting) return undefined;
    let longest: Line | undefined;
    for (const line of this.#lines.values()) {
      if (line.owner.kind !== owner.kind) continue;
      if (line.waiting.length > (longest?.waiting.length ?? 0)) longest = line;
    }
    const last = longest?.waiting.at(-1);
    if (!longest || !last || longest.waiting.length <= waiting.length + 1) {
      return new Refusal('server_busy');
    }
    this.#remove(longest, last);
    last.refuse(new Refusal('server_busy'));
    return undefined;
  }

  #remove(line: Line, waiting: Waiting): void {
    line.waiting.splice(line.waiting.indexOf(waiting), 1);
    this.#lanes[line.owner.kind].waiting -= 1;
    this.#forget(line);
  }

  #forget(line: Line): void {
    if (line.waiting.length + line.running === 0) this.#lines.delete(ownerKey(line.owner));
  }

  #next(): void {
    while (this.#running < this.#limits.places && this.#isAnyWaiting()) {
      const line = this.#choose();
      const waiting = line?.waiting.shift();
      if (!line || !waiting) return;
      const key = ownerKey(line.owner);
      this.#lines.delete(key);
      this.#lines.set(key, line);
      waiting.start();
    }
  }

  /** Mostly nobody is, and then there is nothing to choose. */
  #isAnyWaiting(): boolean {
    const { process, member, visitor } = this.#lanes;
    return process.waiting + member.waiting + visitor.waiting > 0;
  }

  #choose(): Line | undefined {
    const ready = [...this.#lines.values()].filter((line) => this.#mayStart(line));
    const kinds = new Set(ready.map(({ owner }) => owner.kind));
    const [kind] = [...kinds].sort((a, b) => this.#lanes[a].spent - this.#lanes[b].spent);
    if (!kind) return undefined;
    const lane = this.#lanes[kind];
    const lines = ready.filter(({ owner }) => owner.kind === kind);
    lane.turns += 1;
    if (lane.turns % (this.#limits.turnsByUse + 1) === 0) return lines[0];
    const rank = ({ owner, running }: Line) => running * 100 + levelOf(this.#usedBy(owner));
    // Of equals, the one that has waited longest.
    return lines.reduce((best, line) => (rank(line) < rank(best) ? line : best));
  }

  #mayStart({ owner, waiting, running }: Line): boolean {
    if (waiting.length === 0 || running >= this.#limits.placesPerOwner) return false;
    return this.#sharesOf(owner).every(
      (share) => (this.#inShares[share] ?? 0) < (this.#limits.shares[share]?.places ?? 0),
    );
  }

  #sharesOf(owner: Owner): number[] {
    const used = this.#usedBy(owner);
    return this.#limits.shares.flatMap(({ fromMs }, share) => (used >= fromMs ? [share] : []));
  }

  #count(shares: number[], turns: 1 | -1): void {
    for (const share of shares) this.#inShares[share] = (this.#inShares[share] ?? 0) + turns;
  }

  #begin(line: Line): EndTurn {
    const lane = this.#lanes[line.owner.kind];
    const shares = this.#sharesOf(line.owner);
    this.#count(shares, 1);
    this.#running += 1;
    line.running += 1;
    lane.waiting -= 1;
    // An idle lane saves up no time.
    lane.spent = Math.max(lane.spent, this.#clock);
    this.#clock = lane.spent;
    let hasEnded = false;
    return (milliseconds) => {
      if (hasEnded) return;
      hasEnded = true;
      this.#running -= 1;
      this.#count(shares, -1);
      line.running -= 1;
      lane.spent += Math.min(milliseconds, this.#limits.laneDebtMs);
      this.#forget(line);
      this.#next();
    };
  }
}

const newLane = () => ({ waiting: 0, spent: 0, turns: 0 });

/** Levels start at 10, 30, 70, 150 … ms. Owners on one level are served in turn. */
const levelOf = (usedMs: number) => Math.floor(Math.log2(1 + usedMs / 10));
