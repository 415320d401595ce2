import { openEndWords } from '../lexicon/word-lists.ts';

/** A text without the last word that calls for another: “Director of Sales at” the firm in the next line. */
export function withoutOpenEnd(text: string): string {
  const words = text.split(' ');
  return words.length > 1 && openEndWords.has(words.at(-1) ?? '')
    ? words.slice(0, -1).join(' ')
    : text;
}
