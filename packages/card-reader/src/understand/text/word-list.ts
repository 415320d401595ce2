import { fold } from './fold.ts';

/** A lexicon: folded words (or phrases) with the spelling they are listed under. */
export type WordList = ReadonlyMap<string, string>;

/** Makes a lexicon of words separated by white space; `_` stands for a space inside a phrase. */
export function wordList(...texts: string[]): WordList {
  const list = new Map<string, string>();
  for (const word of texts.join(' ').split(/\s+/)) {
    if (word === '') continue;
    const spelling = word.replaceAll('_', ' ');
    const key = fold(spelling);
    // Of two spellings the plain one stays: a reading without marks may well be right.
    if (!list.has(key) || spelling.toLowerCase() === key) list.set(key, spelling);
  }
  return list;
}
