import { parseArgs } from 'node:util';
import { SEED_RANGES, type SeedSet } from '@cardsift/invented-cards/seeds';
import { BENCH_KINDS, type BenchKind, type BenchSelection } from './bench-pictures.ts';

export interface BenchOptions extends BenchSelection {
  readers: string[];
  /** A folder for pictures that were misread. */
  save: string | undefined;
}

/** @throws Error that names the unknown value */
export function benchOptions(
  args: string[],
  defaults: { cards: number; readers: string[] },
): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      cards: { type: 'string', default: String(defaults.cards) },
      from: { type: 'string', default: '0' },
      kinds: { type: 'string', default: BENCH_KINDS.join(',') },
      seeds: { type: 'string', default: 'dev' },
      readers: { type: 'string', default: defaults.readers.join(',') },
      save: { type: 'string' },
    },
  });
  return {
    set: known(values.seeds, Object.keys(SEED_RANGES) as SeedSet[]),
    cards: count(values.cards),
    from: count(values.from),
    kinds: values.kinds.split(',').map((kind): BenchKind => known(kind, BENCH_KINDS)),
    readers: values.readers.split(','),
    save: values.save,
  };
}

function known<T extends string>(value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`“${value}” is none of ${choices.join(', ')}`);
  return found;
}

function count(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`“${text}” is not a count`);
  return Number(text);
}
