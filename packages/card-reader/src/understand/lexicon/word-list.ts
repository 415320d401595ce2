import { fold } from '@cardsift/contacts/text/fold';

/** A lexicon: folded words (or phrases) with the spelling they are listed under. */
export type WordList = ReadonlyMap<string, string>;

/** Makes a lexicon of words separated by white space; `_` stands for a space inside a phrase. */
export function wordList(...texts: string[]): WordList {
  const list = new Map<string, string>();
  for (const word of texts.join(' ').split(/\s+/)) {
    if (word === '') continue;
    const spelling = word.replaceAll('_', ' ');
    const key = fold(spelling);
    // A word that is spelt in two ways is listed plain: neither may be put in place of the other.
    const listed = list.get(key);
    const isSame = listed === undefined || listed.toLowerCase() === spelling.toLowerCase();
    list.set(key, isSame ? spelling : key);
  }
  return list;
}

/** The words of a list as they are written in it. */
export const wordSet = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.join(' ').split(' '));

/** Lexicons of lists by language. */
export const wordLists = <Key extends string>(
  lists: Readonly<Record<Key, readonly string[]>>,
): Record<Key, WordList> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(lists).map(([key, texts]) => [key, wordList(...texts)]),
  ) as Record<Key, WordList>;
