import { wordList, wordSet } from './word-list.ts';
import lists from './word-lists.json' with { type: 'json' };

/** Words (whole or as the end of a compound) that stand in street lines. */
export const streetWords = wordList(...lists.streetWords);

/** Ends of compound street names: “Lindenallee”, “Storgatan”, “Bredgade”. */
export const streetEndings = [...wordSet(lists.streetEndings)];

/** The names of a list by country, each with its country. */
const byName = (names: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([country, own]) => own.map((name) => [name, country])),
  );

/** Countries, in English and in their own and neighbours' languages, with their ISO codes. */
export const countries = byName(lists.countries);

/** Cities that are often printed on cards, with their country. */
export const cities = byName(lists.cities);

/** What stands before a city's name: “г. Казань”, “TP. Hồ Chí Minh”. */
export const cityMarks = lists.cityMarks;
