import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import type { Random } from '@cardsift/invented-cards/random';
import type { WrittenCard } from '../written/parse-written-card.ts';
import type { PlacedLine } from './lay-out-card.ts';
import { slotsOf, textOfSlot } from './slots.ts';

/** What cards say in words that other cards may say. */
export const COLLECTED: ReadonlySet<WordLabel | null> = new Set([
  'name',
  'title',
  'department',
  'organization',
  'tagline',
  'service',
  'honorific',
  'credential',
  'hours',
  'other',
] as const);
/** A country with fewer texts of a kind borrows from other countries. */
const ENOUGH = 12;
/** How often a country that has enough texts borrows anyway. */
const BORROWED = 0.15;

/** What authors printed on their cards, by kind and country. */
export interface WordPool {
  pick(
    label: WordLabel,
    country: string,
    random: Random,
    fits?: (text: string) => boolean,
  ): string | undefined;
}

/** Collects all whole values of the cards, except organizations that bear a person's name. */
export function collectWords(
  cards: readonly WrittenCard[],
  placedLines: (card: WrittenCard) => PlacedLine[],
): WordPool {
  const texts = new Map<string, string[]>();
  const add = (key: string, text: string) => {
    const known = texts.get(key);
    if (known) known.push(text);
    else texts.set(key, [text]);
  };
  for (const card of cards) {
    const slots = slotsOf(placedLines(card));
    const signs = new Set(slots.map(({ value }) => value.sign));
    for (const slot of slots) {
      const { label, sign } = slot.value;
      if (!label || !COLLECTED.has(label) || sign || signs.has(slot.value)) continue;
      const text = textOfSlot(slot);
      add(`${label} ${card.country}`, text);
      add(`${label}`, text);
    }
  }
  return {
    pick(label, country, random, fits = () => true) {
      const own = (texts.get(`${label} ${country}`) ?? []).filter(fits);
      const isBorrowed = own.length < ENOUGH || random.chance(BORROWED);
      const from = isBorrowed ? (texts.get(label) ?? []).filter(fits) : own;
      return from.length > 0 ? random.pick(from) : undefined;
    },
  };
}
