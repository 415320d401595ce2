import type { CountryCode } from 'libphonenumber-js/max';
import { lazily } from '../../lazily.ts';
import groupsOf from './country-words.json' with { type: 'json' };

/** The groups of three letters of a word, its ends included: `_an`, `and`, `nd_`. */
export function trigramsOf(word: string): string[] {
  const letters = ['_', ...word.normalize('NFC').toLowerCase(), '_'];
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''));
}

/** The words of texts; those of addresses of the web are in no language. */
export function spokenWords(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap(
      (text) =>
        text
          .replace(/\S*[@.]\S+\.\S*|\S*@\S*|www\S*/g, ' ')
          .toLowerCase()
          .match(/\p{Script=Latin}{2,}/gu) ?? [],
    ),
  );
}

/**
 * The file's unit: how many steps make one natural logarithm of how much more often a group stands on a country's cards.
 */
export const STEPS = 4;
/** The value, in such steps, for a country on whose cards a group is rare. */
const ABSENT = -2;

const countries = Object.keys(groupsOf) as CountryCode[];

/** What each group says about each country: one row of `steps` for each group. */
const toldByGroups = lazily(() => {
  const lists = Object.values(groupsOf).map((groups) => groups.split(' '));
  const rows = new Map<string, number>();
  for (const group of lists.flat()) {
    const name = group.slice(0, -1);
    if (!rows.has(name)) rows.set(name, rows.size);
  }
  const steps = new Int8Array(rows.size * countries.length).fill(ABSENT);
  lists.forEach((groups, country) => {
    for (const group of groups) {
      const row = rows.get(group.slice(0, -1)) as number;
      steps[row * countries.length + country] = Number(group.at(-1));
    }
  });
  return { rows, steps };
});

/** Groups of one word and words of one card are not independent, so each counts only this much. */
const INDEPENDENT = 0.25;

/** How probably words like a card's are printed in each country; together 1. Empty if no group of them is known. */
export function countriesOfWords(texts: readonly string[]): Map<CountryCode, number> {
  const { rows, steps } = toldByGroups();
  const known = [...spokenWords(texts)]
    .flatMap(trigramsOf)
    .flatMap((group) => rows.get(group) ?? []);
  if (known.length === 0) return new Map();
  const odds = countries.map((_, i) =>
    known.reduce((sum, row) => sum + (steps[row * countries.length + i] as number) / STEPS, 0),
  );
  const most = Math.max(...odds);
  const weights = odds.map((each) => Math.exp(INDEPENDENT * (each - most)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(countries.map((country, i) => [country, (weights[i] as number) / all]));
}
