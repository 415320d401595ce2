/**
 * Cards for tuning and cards for measuring are disjoint: to set or train a weight or a threshold,
 * use `dev` only.
 */
export const SEED_RANGES = {
  dev: { first: 0, last: 99_999 },
  test: { first: 1_000_000, last: 1_099_999 },
} as const;

export type SeedSet = keyof typeof SEED_RANGES;

/** The seed of the nth card in a set. @throws RangeError beyond the set's end */
export function pickSeed(set: SeedSet, index: number): number {
  const { first, last } = SEED_RANGES[set];
  if (index < 0 || first + index > last) throw new RangeError(`${set} has no card ${index}`);
  return first + index;
}
