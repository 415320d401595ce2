import { readdirSync, readFileSync } from 'node:fs';
import { joinTitles } from './join-titles.ts';
import { parseWrittenCards, type WrittenCard } from './parse-written-card.ts';
import { partCouples } from './part-couples.ts';

const folder = new URL('./cards/', import.meta.url);

/** One in so many files of an author is held out. */
const HELD_OUT = 5;

/**
 * The cards that authors wrote: `all` of them, those to `learn` from, or the `held` out ones.
 *
 * @param authors the letters with which the names of their files begin; all authors if absent
 */
export function readWrittenCards(which = 'all', authors?: readonly string[]): WrittenCard[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .filter((name) => authors?.includes(name.split('-')[0] ?? '') ?? true)
    .filter((name) => {
      const isHeld = Number(/(\d+)\.txt$/.exec(name)?.[1]) % HELD_OUT === 0;
      return which === 'all' || isHeld === (which === 'held');
    })
    .sort()
    .flatMap((name) => parseWrittenCards(readFileSync(new URL(name, folder), 'utf8')))
    .map(joinTitles)
    .map(partCouples);
}
