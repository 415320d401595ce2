import type { Trap } from './card-truth.ts';
import type { Random } from './random.ts';

/** Chooses the difficulties of one card and lists them. */
export interface TrapSetter {
  set: Trap[];
  /** A random choice that is not listed, because it is no difficulty. */
  chance(probability: number): boolean;
  draw(trap: Trap, probability: number): boolean;
  note(trap: Trap, present: boolean): void;
}

/**
 * @param allowed if false, random numbers are drawn as always, so that the rest of the card stays
 * the same, but no difficulty is set
 */
export function createTrapSetter(random: Random, allowed: boolean): TrapSetter {
  const set: Trap[] = [];
  const chance = (probability: number) => random.chance(probability) && allowed;
  const note = (trap: Trap, present: boolean) => {
    if (present && allowed) set.push(trap);
  };
  return {
    set,
    chance,
    note,
    draw(trap, probability) {
      const present = chance(probability);
      note(trap, present);
      return present;
    },
  };
}
