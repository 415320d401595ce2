import type { PersonName } from '@cardsift/contacts/contact';
import { isAllCaps, lettersOf } from '../../text/letter-case.ts';
import { isEastAsianName, parseEastAsianName } from './east-asian-name.ts';
import { isGiven } from './given-name.ts';
import { isParticle, tidyCase } from './name-case.ts';
import { GENERATION, trimName } from './trim-name.ts';

export interface ParsedName {
  fullName: string;
  name: PersonName;
}

/** Family names come first in Hungarian, and where only the first word is in capitals; “RAGHUL R” has an initial. */
function familyFirst(core: readonly string[], hungarian: boolean): boolean {
  const [first = '', ...others] = core;
  const last = core.at(-1) ?? '';
  if (others.length === 0) return false;
  const isSetApart =
    isAllCaps(first) &&
    /\p{Lu}{2}.?\p{Lu}|\p{Lu}{3}/u.test(first) &&
    !others.some(isAllCaps) &&
    others.some((word) => lettersOf(word).length > 1);
  return isSetApart || (hungarian && isGiven(last) && (!isGiven(first) || core.length === 2));
}

/** “Шевченко Олена Іванівна”: a patronymic stands behind the given name. */
const PATRONYMIC = /(?:[иіе]ч|[вшч]на|қызы|кызы|ұлы|оглы)$/iu;
const endsWithPatronymic = (core: readonly string[]) =>
  core.length === 3 && PATRONYMIC.test(core[2] ?? '') && !PATRONYMIC.test(core[1] ?? '');

/** Splits a printed name into its parts; the full name keeps the printed order, in name case. */
export function parseName(text: string, country?: string): ParsedName {
  if (isEastAsianName(text)) return parseEastAsianName(text, country);
  const hungarian = country === 'HU';
  const { prefix, core, suffix } = trimName(text, country);
  const words = core.map((word) =>
    tidyCase(
      word,
      core.filter((other) => other.length > 1),
      country,
    ),
  );
  const isListed = endsWithPatronymic(core);
  const swapped = isListed || familyFirst(core, hungarian);
  const { given, additional, family } = swapped
    ? { family: words[0] ?? '', given: words[1] ?? '', additional: words.slice(2).join(' ') }
    : country === 'VN' && words.length > 1
      ? splitVietnamese(words)
      : splitCore(words, TWO_FAMILY_NAMES.has(country ?? ''));
  // A French-style “DUPONT Jean” is spoken the other way round. Hungarian names are spoken as printed.
  const spoken = swapped && !hungarian && !isListed ? [...words.slice(1), words[0]] : words;
  const generation = suffix.find((each) => GENERATION.test(each));
  return {
    fullName: [...spoken, ...(generation ? [generation] : [])].join(' '),
    name: { family, given, additional, prefix: prefix.join(' '), suffix: suffix.join(', ') },
  };
}

/** Countries where people bear a family name from each parent. */
const TWO_FAMILY_NAMES = new Set(['ES', 'MX', 'AR', 'CL', 'CO', 'PT', 'BR']);

/** “Nguyễn Thị Hồng Nhung”: the family name comes first, and people go by the last word. */
function splitVietnamese(words: readonly string[]) {
  const [family = '', ...others] = words;
  return { family, given: others.at(-1) ?? '', additional: others.slice(0, -1).join(' ') };
}

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
