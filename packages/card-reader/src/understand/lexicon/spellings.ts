import type { Language } from './languages.ts';
import { type WordList, wordLists } from './word-list.ts';
import lists from './word-lists.json' with { type: 'json' };

/** Family names, cities, and words of cards that carry diacritics, by language. */
export const SPELLINGS: Partial<Record<Language, WordList>> = wordLists(lists.spellings);
