import { fold } from '../text/fold.ts';

const isUpper = (text: string) => text !== text.toLowerCase();

/**
 * Writes a word with the letters of a spelling that folds to the same, keeping the word's own case
 * letter by letter: «KATHE» with «Käthe» becomes «KÄTHE».
 */
export function adoptSpelling(word: string, spelling: string): string {
  let at = 0;
  let adopted = '';
  for (const letter of spelling.normalize('NFC')) {
    const own = word.slice(at, at + fold(letter).length);
    at += fold(letter).length;
    adopted += isUpper(own) ? upper(letter, word) : letter.toLowerCase();
  }
  return at === word.length ? adopted : word;
}

function upper(letter: string, word: string): string {
  if (letter === 'ß') return word === word.toUpperCase() ? 'SS' : letter;
  return letter.toUpperCase();
}
