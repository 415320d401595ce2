import { type WordList, wordLists } from '../text/word-list.ts';
import type { Language } from './languages.ts';
import lists from './lists.json' with { type: 'json' };

/** Family names, cities, and words of cards that carry diacritics, by language. */
export const SPELLINGS: Partial<Record<Language, WordList>> = wordLists(lists.spellings);

/** Ends of family names that are always spelt so, by language: folded pattern and spelling. */
export const NAME_ENDINGS: Partial<Record<Language, [RegExp, string][]>> = {
  pl: [
    [/(?<=[aeiouy])nsk(?=[ia]$)/, 'ńsk'],
    [/l(?=ow(?:sk[ia]|icz)$)/, 'ł'],
    [/sl(?=aw[a]?$)/, 'sł'],
  ],
  cs: [
    [/ova$/, 'ová'],
    [/sky$/, 'ský'],
    [/cky$/, 'cký'],
  ],
  tr: [[/oglu$/, 'oğlu']],
};
