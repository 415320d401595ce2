import type { PersonName } from '@cardsift/contacts/contact';
import { fold } from '@cardsift/contacts/fold';
import { givenNames } from '../../lexicon/given-names.ts';
import { isAllCaps, startsWithCapital } from '../../text/letter-case.ts';
import { isCredential, isHonorific } from './credentials.ts';

/** Small words that belong to the family name behind them. */
const PARTICLES = new Set(
  `von vom van der den de del della dello di da das do dos du la las le les lo los des zu zum zur af av ten ter te 't op
  y e i bin ibn al el st san mac mc o d' l' dalla degli dei`.split(/\s+/),
);

export const isParticle = (word: string) => PARTICLES.has(fold(word));

const isGiven = (word: string) =>
  givenNames.has(fold(word)) || word.split('-').every((part) => givenNames.has(fold(part)));

export interface NameParts {
  prefix: string[];
  core: string[];
  suffix: string[];
}

/** What tells a son from his father belongs to the name. */
const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** “Oh Min-jae &a”, “Sven +Hx Oryx”: what is made of a name in other letters; no name begins with a sign. */
const OTHER_SCRIPT = /^[&+*_=~^<>|\\#]+[\p{L}\d]{1,3}$/u;

/** Where initials stand before names, and nobody is called Monsieur. */
const INITIALS = new Set([
  'AU',
  'BD',
  'GB',
  'GH',
  'IE',
  'IN',
  'KE',
  'LK',
  'MY',
  'NG',
  'NZ',
  'PK',
  'SG',
  'US',
  'ZA',
]);

/** “M. Rao” */
const isInitial = (word: string, country = '') => /^M\.?$/.test(word) && INITIALS.has(country);

/**
 * Cuts forms of address and degrees off a printed name.
 * @param country ISO code of the card's country; absent while it is not sure
 */
export function trimName(text: string, country?: string): NameParts {
  const [main = '', ...tails] = inSpokenOrder(withDottedPrefix(text)).split(/\s*,\s*/);
  // A lone small letter or sign is a speck that was read, a digit an icon; y, e, i and o join family names.
  const words = main
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:[a-df-hj-np-xzñªº#ÆŒ]|\d)$/.test(word))
    .filter((word, i, all) => !OTHER_SCRIPT.test(word) && !(word === '&' && i === all.length - 1));
  const prefix: string[] = [];
  const suffix: string[] = [];
  const isPrefix = (word: string, next: string | undefined) =>
    isHonorific(word) &&
    !isInitial(word, country) &&
    (word.endsWith('.') || word.length > 1) &&
    next !== undefined &&
    !(isGiven(word) && !word.endsWith('.'));
  while (words.length > 1 && isPrefix(words[0] ?? '', words[1])) prefix.push(words.shift() ?? '');
  // “Philippa Thorneycroft LLB TEP”: behind one that is known, capitals are degrees too.
  const degree = words.findIndex((word, i) => i > 1 && isAllCaps(word) && isCredential(word));
  if (degree > 0 && words.slice(degree).every((word) => /^\p{Lu}{2,5}$/u.test(word)))
    suffix.unshift(...words.splice(degree));
  while (words.length > 2 && isCredential(words.at(-1) ?? '')) suffix.unshift(words.pop() ?? '');
  return { prefix, core: words, suffix: [...suffix, ...tails.filter((tail) => tail !== '')] };
}

/** “mgr inż, Agnieszka …”: the dot behind a form of address was read as a comma. */
function withDottedPrefix(text: string): string {
  return text.replace(/^([^,]+),/, (whole, head: string) =>
    head.split(/\s+/).every(isHonorific) ? `${head}.` : whole,
  );
}

/** “Lindqvist, Sven-Olof”: one word before a comma, and a given name behind it. */
function inSpokenOrder(text: string): string {
  const [, family = '', given = ''] =
    /^(\p{L}[\p{L}'’-]+)\s*,\s*(\p{Lu}[\p{L}'’ -]*)$/u.exec(text) ?? [];
  const isGivenName =
    given !== '' && !given.split(/\s+/).some(isCredential) && !GENERATION.test(given);
  return isGivenName && given.split(/\s+/).some(isGivenOrHyphened) ? `${given} ${family}` : text;
}

/** “Min-jae”: two parts, the second one in small letters, as degrees and titles are not. */
const isGivenOrHyphened = (word: string) =>
  isGiven(word) || /^\p{Lu}\p{Ll}+-\p{L}\p{Ll}+$/u.test(word);

/** “McDonald”, “O'Brien”, “Smith-Jones” from capitals; other words keep their case. */
export function nameCase(word: string, country?: string): string {
  if (isParticle(word) && word.length > 1 && word !== "O'") {
    const small = word.toLowerCase();
    // “Le Goff”, “De Luca”: where family names begin with the article.
    const isCapital = country === 'IT' || (FRENCH.has(country ?? '') && /^l[ae]s?$/.test(small));
    return isCapital ? small.charAt(0).toUpperCase() + small.slice(1) : small;
  }
  // Turkish has a dotless I of its own: “KILIÇ” is “Kılıç”.
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

const tidyCase = (word: string, others: readonly string[], country?: string) => {
  // “loana”: a capital I is drawn like a small l.
  if (/^l\p{Ll}{2}/u.test(word) && !isParticle(word) && others.some(startsWithCapital))
    return `I${word.slice(1)}`;
  // A name set in small letters altogether: “reto camenzind”.
  if ([word, ...others].every((each) => each === each.toLowerCase()))
    return nameCase(word, country);
  // “Anne-Sophie LE GOFF”
  if (
    isAllCaps(word) &&
    isParticle(word) &&
    others.some((each) => each !== word && isAllCaps(each))
  )
    return nameCase(word, country);
  // A capital with a mark, or one drawn like its small letter, is read as small: “Desmond okafor”.
  if (
    /^([^A-Za-z]|[cosuvwxz])\p{Ll}{2}/u.test(word) &&
    !isParticle(word) &&
    others.some(startsWithCapital)
  )
    return nameCase(word, country);
  // “McINTYRE”
  const mac = /^(Ma?c)(\p{Lu}{3,})$/u.exec(word);
  if (mac) return `${mac[1]}${nameCase(mac[2] ?? '', country)}`;
  if (!isAllCaps(word) || (word.length < 3 && !others.every(isAllCaps))) return word;
  return nameCase(word, country);
};

export interface ParsedName {
  fullName: string;
  name: PersonName;
}

/** Family names come first in Hungarian, and where only the first word is in capitals. */
function familyFirst(core: readonly string[], hungarian: boolean): boolean {
  const first = core[0] ?? '';
  const last = core.at(-1) ?? '';
  if (core.length < 2) return false;
  const inCapitals = isAllCaps(first.replace(/^Ma?c(?=\p{Lu})/u, ''));
  if (
    inCapitals &&
    /\p{Lu}{2}.?\p{Lu}|\p{Lu}{3}/u.test(first) &&
    core.slice(1).every((word) => !isAllCaps(word))
  )
    return true;
  return hungarian && isGiven(last) && (!isGiven(first) || core.length === 2);
}

/** “Margaret "Peg Doe”, “Margaret Peg" Doe”: of the two marks around a nickname one was not seen. */
const withBothQuotes = (text: string) =>
  text
    .replace(/(?<=\p{L}\s)["“„'’](\p{Lu}\p{L}+)(?=\s+\p{Lu}[^"“”„'’]*$)/u, '“$1”')
    .replace(/^([^"“”„]*\p{L}\s)(\p{Lu}\p{L}+)["”](?=\s+\p{Lu}[^"“”„]*$)/u, '$1“$2”');

/** Where a name in other letters may stand behind the Latin one, and hardly anybody has an initial there. */
const OWN_SCRIPT = new Set(['GR', 'JP', 'KR', 'TW']);

/** “Kim Do-hyun Z”: a capital that something in other letters was read as. */
const withoutOwnScript = (text: string, country = '') =>
  OWN_SCRIPT.has(country) ? text.replace(/(?<=\p{L}\s.*\p{L})\s\p{Lu}$/u, '') : text;

/** Splits a printed name into its parts; the full name keeps the printed order, in name case. */
export function parseName(text: string, country?: string): ParsedName {
  const hungarian = country === 'HU';
  const { prefix, core, suffix } = trimName(
    withoutOwnScript(withBothQuotes(text), country),
    country,
  );
  const words = core.map((word) =>
    withCapitalBehindMac(
      tidyCase(
        word,
        core.filter((other) => other.length > 1),
        country,
      ),
    ),
  );
  const swapped = familyFirst(core, hungarian);
  const { given, additional, family } = swapped
    ? { family: words[0] ?? '', given: words[1] ?? '', additional: words.slice(2).join(' ') }
    : splitCore(words, TWO_FAMILY_NAMES.has(country ?? ''));
  // A French-style “DUPONT Jean” is spoken the other way round; Hungarian order is the spoken one.
  const spoken = swapped && !hungarian ? [...words.slice(1), words[0]] : words;
  const generation = suffix.find((each) => GENERATION.test(each));
  return {
    fullName: [...spoken, ...(generation ? [generation] : [])]
      .join(' ')
      .replace(/ de La /, ' de la '),
    name: { family, given, additional, prefix: prefix.join(' '), suffix: suffix.join(', ') },
  };
}

/** “Maclnnes”, “Macinnes”: the capital I behind Mac looks like a small l, and is lost in capitals. */
function withCapitalBehindMac(word: string): string {
  return word.replace(/^(Ma?c)[il](?=n(?:nes|tyre|tosh|erney|nis)$)/, '$1I');
}

/** Where people bear a family name of each parent. */
const TWO_FAMILY_NAMES = new Set(['ES', 'MX', 'AR', 'CL', 'CO', 'PT', 'BR']);

function splitCore(words: readonly string[], twoFamilyNames: boolean) {
  if (words.length < 2) return { given: words[0] ?? '', additional: '', family: '' };
  let start = words.length - 1;
  const particle = words.findIndex(
    (word, i) => i > 0 && i < words.length - 1 && isParticle(word) && word.length > 1,
  );
  if (particle > 0) start = particle;
  else if (twoFamilyNames && start > 1 && !isGiven(words[start - 1] ?? '')) start -= 1;
  const [given = '', ...middle] = words.slice(0, start);
  return { given, additional: middle.join(' '), family: words.slice(start).join(' ') };
}
