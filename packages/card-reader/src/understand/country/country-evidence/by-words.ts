import { countriesOfWords } from '../country-words.ts';
import { type Evidence, shared, TRUST } from './evidence.ts';

/** By how much shares stand out, together: those below twice an even share say nothing. */
const standingOut = (shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + Math.max(0, share - 2 / shares.length), 0);

/** Whose cards have words like these: by language, by people's and places' names, by what is called how where. */
export function byWords(texts: readonly string[]): Evidence[] {
  const countries = countriesOfWords(texts);
  if (countries.size === 0) return [];
  return [shared(countries, TRUST.words * standingOut([...countries.values()]))];
}
