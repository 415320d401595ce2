import type { Language } from './languages.ts';
import lists from './lists.json' with { type: 'json' };
import { type WordList, wordLists } from './word-list.ts';

/** Family names, cities, and words of cards that carry diacritics, by language. */
export const SPELLINGS: Partial<Record<Language, WordList>> = wordLists(lists.spellings);
