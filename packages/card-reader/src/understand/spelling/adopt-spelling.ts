import type { Language } from '../lexicon/languages.ts';
import { withoutMarks } from '../text/without-marks.ts';

const isUpper = (text: string) => text !== text.toLowerCase();

/**
 * Writes a word with the letters of a spelling of the same letters without marks, keeping the word's own case
 * letter by letter: “KATHE” with “Käthe” becomes “KÄTHE”.
 */
export function adoptSpelling(word: string, spelling: string, language?: Language): string {
  let at = 0;
  let adopted = '';
  for (const letter of spelling.normalize('NFC')) {
    const own = word.slice(at, at + withoutMarks(letter).length);
    at += withoutMarks(letter).length;
    // A Turkish name's İ looks like a small i at its beginning.
    const isInitial = at === withoutMarks(letter).length && letter === 'İ';
    adopted += isUpper(own) || isInitial ? upper(letter, word, language) : lower(letter);
  }
  return at === word.length ? adopted : word;
}

function upper(letter: string, word: string, language: Language | undefined): string {
  if (letter === 'ß') return word === word.toUpperCase() ? 'SS' : letter;
  return language === 'tr' ? letter.toLocaleUpperCase('tr') : letter.toUpperCase();
}

/** Elsewhere than in Turkish İ becomes an i with a mark of its own. */
function lower(letter: string): string {
  return letter === 'İ' ? 'i' : letter.toLowerCase();
}
