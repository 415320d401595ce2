import { fold } from '@cardsift/contacts/text/fold';
import { jobHeads } from '../../lexicon/word-lists.ts';
import { wordsOf } from '../../text/words.ts';
import { isCredential, isHonorific } from './credentials.ts';
import { isGiven } from './given-name.ts';

export interface NameParts {
  prefix: string[];
  core: string[];
  suffix: string[];
}

/** “Jr.” and the like belong to the name. */
export const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** Countries where initials stand before names, and where “M.” and “D.” are no Monsieur and no Don. */
const INITIALS = new Set('AU BD GB GH IE IN KE LK MY NG NZ PK SG US ZA'.split(' '));

/** “M. Rao”, “D. Manikandan” */
const isInitial = (word: string, country = '') => /^[DM]\.?$/.test(word) && INITIALS.has(country);

/**
 * Cuts forms of address and degrees off a printed name.
 * @param country ISO code of the card's country; absent while it is not sure
 */
export function trimName(text: string, country?: string): NameParts {
  const [main = '', ...tails] = inSpokenOrder(text).split(/\s*,\s*/);
  // A lone small letter or sign is a speck, and a digit is an icon. Family names join with y, e, i, o and z.
  const words = wordsOf(main)
    .filter((word) => !/^(?:[a-df-hj-np-xñªº#ÆŒ]|\d)$/.test(word))
    .filter((word, i, all) => word !== '&' || i < all.length - 1);
  const prefix: string[] = [];
  const suffix: string[] = [];
  const isPrefix = (word: string, next: string | undefined) =>
    isHonorific(word) &&
    !isInitial(word, country) &&
    (word.endsWith('.') || word.length > 1) &&
    next !== undefined &&
    !(isGiven(word) && !word.endsWith('.'));
  while (words.length > 1 && isPrefix(words[0] ?? '', words[1])) prefix.push(words.shift() ?? '');
  while (words.length > 2 && isDegree(words.at(-1) ?? '')) suffix.unshift(words.pop() ?? '');
  return { prefix, core: words, suffix: [...suffix, ...tails.filter((tail) => tail !== '')] };
}

/** “BA” and “Ph.D.”; “Ba” and “Ma” are names. */
const isDegree = (word: string) => isCredential(word) && !/^\p{Lu}\p{Ll}$/u.test(word);

/** “Lindqvist, Sven-Olof”, “QUINTANILLA, Fidencio R.”: one word, a comma, and then neither a degree, a job nor “Jr.”. */
function inSpokenOrder(text: string): string {
  const [, family = '', given = ''] =
    /^(\p{L}[\p{L}'’-]+)\s*,\s*(\p{Lu}[\p{L}'’. -]*(?:\([\p{L} -]+\))?)$/u.exec(text) ?? [];
  const isInverted =
    given !== '' &&
    !/^\p{Lu}+$/u.test(given) &&
    !wordsOf(given).some(
      (word) => isDegree(word) || GENERATION.test(word) || jobHeads.has(fold(word)),
    );
  return isInverted ? `${given} ${family}` : text;
}
