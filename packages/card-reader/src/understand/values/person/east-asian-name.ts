import type { PersonName } from '@cardsift/contacts/contact';
import { longFamilyNames } from '../../lexicon/word-lists.ts';
import { CHINESE_OR_JAPANESE } from '../../text/ideographs.ts';
import { japaneseFamilyLength } from './japanese-family-name.ts';

/** Where family names have one letter but for the long ones. */
const ONE_LETTER = new Set(['CN', 'TW', 'HK', 'MO', 'SG', 'MY', 'KR']);

/** A letter of Chinese, Japanese or Korean. */
const LETTER = new RegExp(`${CHINESE_OR_JAPANESE.source}|\\p{Script=Hangul}`, 'u');

/** Whether a name is printed in Chinese, Japanese or Korean letters alone. */
export const isEastAsianName = (text: string): boolean => {
  const letters = text.replace(/[\s・･.]/gu, '');
  return letters !== '' && [...letters].every((letter) => LETTER.test(letter));
};

/**
 * “樋 口　直 哉”: letters are spaced out, with a wider space between family and given name. “王 小 明” is one name of three
 * letters.
 */
function wordsOf(text: string): string[] {
  const wide = text.trim().split(/\u3000+|\s{2,}/u);
  const words = wide.length > 1 ? wide : text.trim().split(/\s+/u);
  const isSetApart = wide.length === 1 && words.length > 2;
  return isSetApart ? [words.join('')] : words.map((word) => word.replace(/\s/gu, ''));
}

/**
 * A name in Chinese, Japanese or Korean letters, the family name first. It is kept as printed, without spaces inside
 * either part.
 */
export function parseEastAsianName(
  text: string,
  country?: string,
): { fullName: string; name: PersonName } {
  const words = wordsOf(text);
  const [first = '', ...others] = words;
  const none = { additional: '', prefix: '', suffix: '' };
  if (others.length > 0 && !(first.length === 1 && ONE_LETTER.has(country ?? '')))
    return { fullName: words.join(' '), name: { ...none, family: first, given: others.join('') } };
  const whole = words.join('');
  const length = familyLength(whole, country);
  return length > 0
    ? {
        fullName: whole,
        name: { ...none, family: whole.slice(0, length), given: whole.slice(length) },
      }
    : { fullName: whole, name: { ...none, family: '', given: whole } };
}

/** How many letters of a name without a space are the family name; 0 where nobody knows. */
function familyLength(name: string, country = ''): number {
  if (name.length < 2 || name.length > 5) return 0;
  if (country === 'JP') return japaneseFamilyLength(name);
  if (!ONE_LETTER.has(country) || name.length > 4) return 0;
  return longFamilyNames.has(name.slice(0, 2)) && name.length > 2 ? 2 : 1;
}
