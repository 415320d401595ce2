/** Gives back what was taken; safe to call more than once. */
export type Release = () => void;

interface Budget {
  /** Takes `amount` for `owner`. Null if the total or the owner has no room for it. */
  take(owner: string, amount?: number): Release | null;
}

/** A resource with `total` places, of which one owner may hold `perOwner`. */
export function createBudget(total: number, perOwner: number): Budget {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(owner, amount = 1) {
      const own = taken.get(owner) ?? 0;
      if (all + amount > total || own + amount > perOwner) return null;
      all += amount;
      taken.set(owner, own + amount);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        all -= amount;
        const left = (taken.get(owner) ?? 0) - amount;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      };
    },
  };
}

/** Takes from every budget or from none. */
export function takeAll(...takes: (() => Release | null)[]): Release | null {
  const releases: Release[] = [];
  for (const take of takes) {
    const release = take();
    if (!release) {
      for (const undo of releases) undo();
      return null;
    }
    releases.push(release);
  }
  return () => {
    for (const release of releases) release();
  };
}
