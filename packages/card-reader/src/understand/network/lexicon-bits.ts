import { countriesOfTown } from '../country/towns.ts';
import { isGivenName } from '../lexicon/given-words.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { countries, departmentWords, jobHeads, jobModifiers } from '../lexicon/word-lists.ts';
import { romanizations } from '../text/romanize.ts';
import { lexemesOf } from '../text/words.ts';
import { isLegalForm } from '../values/legal-form.ts';
import { isOrganizationWord, isStreetWord } from '../values/word-kinds.ts';
import { on } from './clamp.ts';

/** What lists know of a word's first lexeme. The order is the network's. */
const LISTS: readonly ((lexeme: string) => boolean)[] = [
  isGivenName,
  (lexeme) => countriesOfTown(lexeme) !== undefined,
  (lexeme) => jobHeads.has(lexeme),
  (lexeme) => jobModifiers.has(lexeme),
  (lexeme) => departmentWords.has(lexeme),
  isTradeWord,
  isOrganizationWord,
  isStreetWord,
  (lexeme) => Object.hasOwn(countries, lexeme),
];

/** How many numbers `lexiconBits` gives. */
export const LEXICON_BITS = LISTS.length + 1;

/** For each list whether it has a word, and whether the word is a legal form. */
export function lexiconBits(word: string): number[] {
  const [lexeme = ''] = lexemesOf(word);
  // Lists of Latin words know “казань” and “директор” too.
  const spellings = lexeme.length > 1 ? [lexeme, ...romanizations(lexeme)] : [];
  return [...LISTS.map((has) => on(spellings.some(has))), on(isLegalForm(word))];
}
