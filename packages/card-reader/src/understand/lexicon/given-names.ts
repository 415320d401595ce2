import type { Language } from './languages.ts';
import { type WordList, wordLists } from './word-list.ts';
import lists from './word-lists.json' with { type: 'json' };

/** Common given names by language, spelt with their diacritics; plain knowledge. */
export const GIVEN_NAMES_BY_LANGUAGE: Record<Language | 'other', WordList> = wordLists(
  lists.givenNames,
);

/** All of them, whatever the language. */
export const givenNames: WordList = new Map(
  Object.values(GIVEN_NAMES_BY_LANGUAGE).flatMap((names) => [...names]),
);
