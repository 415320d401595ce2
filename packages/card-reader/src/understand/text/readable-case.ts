import { smallTitleWords, titleAbbreviations } from '../lexicon/word-lists.ts';
import { isAllCaps, lettersOf, startsWithCapital } from './letter-case.ts';

function wordCase(word: string, first: boolean, locale: string): string {
  if (titleAbbreviations.has(word.replace(/[^\p{L}\p{N}&]/gu, ''))) return word;
  const lower = word.toLocaleLowerCase(locale);
  if (!first && smallTitleWords.has(lower)) return lower;
  return lower.replace(
    /(^|[-/(&'’.])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
  );
}

/** A title set in capitals as it would be written in a sentence; other texts stay as they are. */
export function readableCase(text: string, country?: string): string {
  const locale = country === 'TR' ? 'tr' : 'en';
  const words = text.split(' ');
  const long = words.filter((word) => lettersOf(word).length > 3);
  if (long.length === 0 || !long.every((word) => isAllCaps(word) && startsWithCapital(word)))
    return text;
  return words.map((word, i) => wordCase(word, i === 0, locale)).join(' ');
}
