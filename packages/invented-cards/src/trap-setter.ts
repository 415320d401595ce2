import type { Trap } from './card-truth.ts';
import type { Random } from './random.ts';

/** Draws the difficulties of one card and keeps a list of them. */
export interface TrapSetter {
  set: Trap[];
  /** Draws without noting, for what is no trap by itself. */
  chance(probability: number): boolean;
  draw(trap: Trap, probability: number): boolean;
  note(trap: Trap, present: boolean): void;
}

/** @param allowed false draws as always, so that the rest of the card stays, but sets no trap */
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
