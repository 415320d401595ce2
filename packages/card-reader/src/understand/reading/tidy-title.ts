import { isCredential } from '../fields/person/credentials.ts';
import { withoutOpenEnd, withoutOpenStart } from '../text/open-end.ts';

/** “REALTOR®, GRI, ABR”: degrees and certificates behind a title. */
function withoutCredentials(title: string): string {
  const [first = '', ...others] = title.split(/,\s+/);
  const kept = others.filter((each) => !(isCredential(each) && each === each.toUpperCase()));
  return isCredential(first) ? title : [first, ...kept].join(', ');
}

/** “Associate Professor u”: a mark beside the title was read as a letter. */
const withoutSpeck = (title: string) => title.replace(/(?<=\p{Ll}{3})\s\p{Ll}$/u, '');

/** “head of partnerships (she/her)”: how to speak of somebody. */
const PRONOUNS =
  /\s*[([,|·–-]?\s*\b(?:she|he|they)\s?\/\s?(?:her|him|his|them|they)(?:\s?\/\s?\w+)?\b[)\]]?/giu;
const withoutPronouns = (text: string) => text.replace(PRONOUNS, '');

/** “I Deputy General Manager”: a bar between what stands before it and the title. */
const withoutBar = (title: string) => title.replace(/^(?:\S{1,3}\s)?[Il|]\s(?=\p{Lu}\p{Ll})/u, '');

/** “Buyer (Knit”: the bracket at the end is as narrow as a speck. */
const withClosedBracket = (title: string) => title.replace(/\([^()]+$/, '$&)');

/** Where a title in other letters stands beside the Latin one. */
const OTHER_LETTERS = new Set(['CN', 'HK', 'JP', 'KR', 'MO', 'TW']);
/** What is written with a digit or a sign: “R&D”, “3D”, “B2B”, “1st”. */
const WRITTEN_SO = /^(?:\p{Lu}{1,2}&\p{Lu}{1,2}|\d(?:st|nd|rd|th|D|G|PL)|B2\p{Lu})$/iu;

/** “&RE”, “1Xzz”, “|”: what is no word, at an end of a title. */
const isDebris = (word: string) =>
  /^\P{L}$/u.test(word) ||
  (word.length < 6 && /[&\d]/.test(word) && /\D/.test(word) && !WRITTEN_SO.test(word));

/** “&RE / Manager”, “Export Sales Manager / 1Xzz”: what a title in other letters was read as. */
function withoutOtherLetters(title: string, country = ''): string {
  if (!OTHER_LETTERS.has(country)) return title;
  const words = title.split(' ');
  while (words.length > 1 && (isDebris(words[0] ?? '') || /^\d+$/.test(words[0] ?? '')))
    words.shift();
  while (words.length > 1 && isDebris(words.at(-1) ?? '') && !/^\d$/.test(words.at(-1) ?? ''))
    words.pop();
  return words.join(' ');
}

/**
 * A title without what was read or printed with it.
 * @param country ISO code of the card's country; absent while it is not sure
 */
export const tidyTitle = (text: string, country?: string): string =>
  [
    withoutPronouns,
    withoutBar,
    withoutSpeck,
    withoutOpenStart,
    withoutOpenEnd,
    withoutCredentials,
    withClosedBracket,
  ].reduce((title, tidy) => tidy(title), withoutOtherLetters(text, country));
