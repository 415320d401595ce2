import { wordList } from '../text/word-list.ts';
import lists from './lists.json' with { type: 'json' };

/** Words (whole or as the end of a compound) that stand in street lines. */
export const streetWords = wordList(...lists.streetWords);

/** Ends of compound street names: “Lindenallee”, “Storgatan”, “Bredgade”. */
export const STREET_ENDINGS =
  /(?:stra(?:ss|ß)e|str|gasse|platz|allee|weg|ring|damm|ufer|steig|graben|markt|straat|laan|plein|gracht|kade|singel|dijk|dreef|gatan|gata|gaten|gate|vagen|veien|vegen|gade|vej|torget|torvet|katu|tie|utca|caddesi|sokagi|stien|bakken|hofstraat)$/;

/** The names of a list by country, each with its country. */
const byName = (names: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([country, own]) => own.map((name) => [name, country])),
  );

/** Countries, in English and in their own and neighbours' languages, with their ISO codes. */
export const countries = byName(lists.countries);

/** Cities that are often printed on cards, with their country. */
export const cities = byName(lists.cities);
