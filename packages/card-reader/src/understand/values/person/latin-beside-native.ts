import type { PersonName } from '@cardsift/contacts/contact';

/** Where each letter of a name is a syllable when it is written in Latin letters. */
const SYLLABLE_LETTERS = new Set(['CN', 'TW', 'HK', 'MO', 'SG', 'MY', 'KR']);
/** Where people mostly keep the family name first in Latin letters, too. */
const FAMILY_FIRST = new Set(['CN', 'KR']);

const LETTERS = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

/** Syllables of a word in pinyin or a Korean romanization, which are as many as its groups of vowels: “Xiao-ming” has two. */
const syllables = (words: readonly string[]) => words.join(' ').match(/[aeiouü]+/giu)?.length ?? 0;

/**
 * The parts of a Chinese or Korean name in Latin letters, by its own letters beside it: of “Wang Xiaoming” and “Xiaoming
 * Wang” the word of one syllable is the family name of 王小明. Where both have as many the order of the country decides.
 *
 * @param parts as the Latin name says by itself
 */
export function latinBesideNative(
  fullName: string,
  parts: PersonName,
  native: PersonName,
  country = '',
): PersonName {
  const isTold = [native.family, native.given].every((part) => LETTERS.test(part));
  const words = fullName.split(' ');
  // “Mary Wong” of 黃美玲 has a given name of its own.
  if (!isTold || !SYLLABLE_LETTERS.has(country) || words.length < 2) return parts;
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)] as const);
  const fits = (family: readonly string[], given: readonly string[]) =>
    syllables(family) === native.family.length && syllables(given) === native.given.length;
  const first = cuts.find(([before, behind]) => fits(before, behind));
  const last = cuts.find(([before, behind]) => fits(behind, before));
  // “Szeto Yuen Hung”: a given name may be two words, and hardly any family name is.
  const isShorter = first && last && first[0].length < last[1].length;
  const isFirst = first && (!last || isShorter || FAMILY_FIRST.has(country));
  const [family, given] = isFirst ? first : (last?.toReversed() ?? []);
  if (!family || !given) return parts;
  return { ...parts, family: family.join(' '), given: given.join(' '), additional: '' };
}
