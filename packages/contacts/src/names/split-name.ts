import type { PersonName } from '../contact.ts';
import { toNormalForm } from '../text/unicode-normal-form.ts';
import { splitAtFirstSpace, splitAtLastSpace } from './split-at-space.ts';

/** The parts of a name in vCards and tables: the last word of a plain Latin name is the family name. */
export const splitExportedName = (fullName: string): PersonName =>
  splitName(fullName, splitAtLastSpace);

/** The parts of a name on a digital card: the first word of a plain Latin name is the given name. */
export const splitDigitalCardName = (fullName: string): PersonName =>
  splitName(fullName, splitAtFirstSpace);

/** Splits plain Latin names of several words (docs/product.md). */
type PlainRule = (fullName: string) => { given: string; family: string };

/**
 * The parts of a written name. Titles before it and degrees after it are neither given nor family name. A family name
 * starts with its particles (“van der Berg”). Chinese, Japanese and Korean names have the family name first. Any other
 * name is split by the plain rule.
 */
function splitName(fullName: string, rule: PlainRule): PersonName {
  const words = fullName.split(/\s+/u).filter((word) => word !== '');
  const prefix = takeWhile(words, isPrefix);
  const suffix = takeWhile(words.toReversed(), isSuffix).toReversed();
  const rest = words.slice(prefix.length, words.length - suffix.length);
  return {
    ...splitBare(
      rest.map((word, index) => cleanWord(word, index === rest.length - 1)),
      rule,
    ),
    additional: '',
    prefix: prefix.join(' '),
    suffix: suffix.join(' '),
  };
}

/** Never takes all words: some people are called Dean or Ma. */
function takeWhile(words: readonly string[], isTaken: (word: string) => boolean): string[] {
  const end = words.findIndex((word) => !isTaken(word));
  return end < 0 ? [] : words.slice(0, end);
}

/** A comma before a degree is not part of the name. */
function cleanWord(word: string, isLast: boolean): string {
  return isLast ? word.replace(/,$/, '') : word;
}

function splitBare(words: string[], rule: PlainRule): { given: string; family: string } {
  const name = words.join(' ');
  if (words.length > 0 && words.every((word) => EAST_ASIAN.test(word)))
    return splitEastAsian(words);
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(word));
  if (particle > 0 && particle < words.length - 1) {
    return {
      given: words.slice(0, particle).join(' '),
      family: words.slice(particle).join(' '),
    };
  }
  return rule(name);
}

const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー・]+$/u;

/** The few Korean family names with two syllables. */
const LONG_KOREAN = /^(?:남궁|황보|제갈|사공|선우|서문|독고|동방)(?=..)/u;

function splitEastAsian(words: string[]): { given: string; family: string } {
  const [first = '', ...others] = words;
  if (others.length > 0) return { family: first, given: others.join(' ') };
  // Without a space, only a Korean name shows where the family name ends: 김철수. Some systems write it in single letters.
  const syllables = toNormalForm(first, 'NFC');
  if (!/^\p{Script=Hangul}{2,5}$/u.test(syllables)) return { given: first, family: '' };
  const length = LONG_KOREAN.test(syllables) ? 2 : 1;
  return { family: syllables.slice(0, length), given: syllables.slice(length) };
}

/** In lower case only, because “Van Morrison” has a given name. */
const PARTICLES = new Set(
  (
    'van von vom zu zum zur der den de del della dello degli dei di da do das dos du des la le ' +
    'ten ter te af av bin bint ibn el al'
  ).split(' '),
);

const PREFIXES = new Set(
  (
    'dr prof mr mrs ms mx miss sir dame lord lady rev herr frau ing mag dipl dipl-ing dr-ing dres drs ir ' +
    'mgr judr mudr rndr phdr sr sra srta dott dottssa avv mme mlle'
  ).split(' '),
);

const SUFFIXES = new Set(
  (
    'jr sr ii iii iv phd md mba msc bsc ma ba llm llb esq cpa dds dvm rn pe cfa mph dba edd jd ' +
    'frcs csc drsc mphil beng meng'
  ).split(' '),
);

/** “Dr.-Ing.” and “Dipl.-Ing.” are one word each. */
const bare = (word: string) => word.toLowerCase().replace(/[.,]/g, '');

function isPrefix(word: string): boolean {
  return PREFIXES.has(bare(word));
}

function isSuffix(word: string): boolean {
  const known = SUFFIXES.has(bare(word));
  // “Ma” and “Ba” are family names; “MA” and “M.A.” are degrees.
  return known && (word.includes('.') || word === word.toUpperCase() || bare(word).length > 2);
}
