import { fold } from '@cardsift/contacts/text/fold';
import { GIVEN_NAMES_BY_LANGUAGE } from '../lexicon/given-names.ts';
import { JOB_HEADS } from '../lexicon/job-words.ts';
import type { Language } from '../lexicon/languages.ts';
import { SPELLINGS } from '../lexicon/spellings.ts';
import { isMisreadingOf, misreadDistance } from '../text/misreadings.ts';
import { adoptSpelling } from './adopt-spelling.ts';

const lexiconsOf = (language: Language) =>
  [SPELLINGS[language], GIVEN_NAMES_BY_LANGUAGE[language], JOB_HEADS[language]].flatMap(
    (list) => list ?? [],
  );

/** Languages with so many marks that a word that no list has is looked for among those of its shape. */
const RICH_IN_MARKS = new Set<Language>(['pl', 'cs', 'hu', 'tr', 'no', 'da']);

/** “Wspótwłaściciel” is of the shape of “Współwłaściciel”; “Wiśniowska” and “Wiśniewska” are two names. */
const isOfShape = (plain: string, key: string) =>
  isMisreadingOf(plain, key) && misreadDistance(plain, key) < 1;

/** How many letters of a spelling carry marks; ß counts none, for “Voss” and “Voß” are two names. */
const marks = (spelling: string) =>
  [...spelling.normalize('NFC')].filter(
    (letter) => letter !== 'ß' && fold(letter) !== letter.toLowerCase(),
  ).length;

const byLength = new Map<string, [folded: string, spelling: string][]>();

/** The words of a language with marks that fold to so many letters. */
function markedWords(language: Language, length: number): [folded: string, spelling: string][] {
  const key = `${language} ${length}`;
  const known = byLength.get(key);
  if (known) return known;
  const words = lexiconsOf(language)
    .flatMap((lexicon) => [...lexicon])
    .filter(([folded, spelling]) => folded.length === length && marks(spelling) > 0);
  byLength.set(key, words);
  return words;
}

/**
 * Spells a word as the lexicons of the card's languages do; unknown words stay.
 * @param isTold whether an address has its letters, so that it is no other word of the same shape
 */
export function spellByLexicon(
  word: string,
  languages: readonly Language[],
  isTold = false,
): string {
  const plain = fold(word);
  if (plain.length < 3) return word;
  for (const language of languages) {
    const lexicons = lexiconsOf(language);
    for (const lexicon of lexicons) {
      const spelling = lexicon.get(plain);
      if (spelling === undefined) continue;
      return marks(spelling) > 0 ? adoptSpelling(word, spelling, language) : word;
    }
    const hasDigit = /\p{L}[\d$]|\d\p{L}/u.test(word);
    if (isTold || (!RICH_IN_MARKS.has(language) && !hasDigit)) continue;
    const meant = markedWords(language, plain.length).find(([key]) =>
      hasDigit ? isMisreadingOf(plain, key) : isOfShape(plain, key),
    );
    if (meant) return adoptSpelling(word, meant[1], language);
  }
  return word;
}
