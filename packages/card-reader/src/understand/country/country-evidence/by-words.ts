import { countriesOfWords } from '../country-words.ts';
import { type Evidence, shared, TRUST } from './evidence.ts';

/** How far shares are from being even, 0 to 1. */
function unevenness(shares: readonly number[]): number {
  const entropy = shares.reduce((sum, share) => sum - share * Math.log(share), 0);
  return 1 - entropy / Math.log(shares.length);
}

/** Whose cards have words like these: by language, by people's and places' names, by what is called how where. */
export function byWords(texts: readonly string[]): Evidence[] {
  const countries = countriesOfWords(texts);
  if (countries.size === 0) return [];
  return [shared(countries, TRUST.words * unevenness([...countries.values()]))];
}
