import { fold } from '@cardsift/contacts/text/fold';
import { nameParticles } from '../../lexicon/word-lists.ts';
import { isAllCaps, startsWithCapital } from '../../text/letter-case.ts';

export const isParticle = (word: string) => nameParticles.has(fold(word));

/** “McDonald”, “O'Brien”, “Smith-Jones” from capitals; other words keep their case. */
function nameCase(word: string, country?: string): string {
  if (isParticle(word) && word.length > 1 && word !== "O'") {
    const small = word.toLowerCase();
    // “Le Goff”, “De Luca”: where family names begin with the article.
    const isCapital = country === 'IT' || (FRENCH.has(country ?? '') && /^l[ae]s?$/.test(small));
    return isCapital ? small.charAt(0).toUpperCase() + small.slice(1) : small;
  }
  // Turkish has a dotless I: “KILIÇ” is “Kılıç”.
  const locale = country === 'TR' ? 'tr' : 'en';
  const lower = word.toLocaleLowerCase(locale);
  return lower
    .replace(
      /(^|[-'’.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
    )
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

const FRENCH = new Set(['FR', 'BE', 'CA', 'CH', 'LU']);

/** A word of a name in the usual spelling, whatever capitals it is printed or read in. */
export const tidyCase = (word: string, others: readonly string[], country?: string) => {
  // A name set entirely in small letters: “reto camenzind”.
  if ([word, ...others].every((each) => each === each.toLowerCase()))
    return nameCase(word, country);
  // “Anne-Sophie LE GOFF”
  if (
    isAllCaps(word) &&
    isParticle(word) &&
    others.some((each) => each !== word && isAllCaps(each))
  )
    return nameCase(word, country);
  // An accented capital, or one drawn like its small letter, is read as small: “Desmond okafor”.
  if (
    /^([^A-Za-z]|[cosuvwxz])\p{Ll}{2}/u.test(word) &&
    !isParticle(word) &&
    others.some(startsWithCapital)
  )
    return nameCase(word, country);
  if (!isAllCaps(word) || (word.length < 3 && !others.every(isAllCaps))) return word;
  return nameCase(word, country);
};
