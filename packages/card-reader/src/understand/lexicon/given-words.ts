import { fold } from '@cardsift/contacts/text/fold';
import { isEastAsian } from '@cardsift/contacts/text/script';
import givenWords from './given-words.json' with { type: 'json' };
import { givenNames } from './word-lists.ts';

const words: ReadonlySet<string> = new Set(givenWords.split(' '));

/** “김민수”, “欧阳娜娜”: most family names have one letter, and a few have two. */
function isBehindFamilyName(lexeme: string): boolean {
  const letters = [...lexeme.normalize('NFC')];
  if (letters.length < 2 || letters.length > 4) return false;
  return [1, 2].some((length) => words.has(fold(letters.slice(length).join(''))));
}

/** Whether people somewhere are called so: “suraj”, “adaeze”, “олена”. */
export const isGivenName = (lexeme: string): boolean =>
  givenNames.has(lexeme) ||
  words.has(lexeme) ||
  (isEastAsian(lexeme) && isBehindFamilyName(lexeme));
