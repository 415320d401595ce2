import { fold } from '@cardsift/contacts/text/fold';
import { isGivenName } from '../lexicon/given-words.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { departmentWords, jobHeads, jobModifiers, legalForms } from '../lexicon/word-lists.ts';
import { isOrganizationWord } from '../values/word-kinds.ts';

const isListed = (word: string) =>
  isGivenName(word) ||
  isTradeWord(word) ||
  isOrganizationWord(word) ||
  [departmentWords, jobHeads, jobModifiers, legalForms].some((list) => list.has(word));

/** A word that begins like “lan”. */
const SMALL_L = /(?<!\p{L})l\p{Ll}{2,}/gu;

/** “Maclnnes”, “Mclvor”: Gaelic names have a capital behind the son, and no l before these letters. */
const SMALL_L_OF_SON = /(?<=(?<!\p{L})Ma?c)l(?=[b-df-hj-np-tv-xz])/gu;

/**
 * No longer word of a Latin script begins with a small l and one of these letters: “lvanova”. With n, s, z or g some do,
 * as the Polish “lniany”, and shorter ones are abbreviations or cities: “lcda.”, “lviv”.
 */
const NO_SMALL_L = /^l[bcdfkmqrtv]\p{Ll}{3,}/u;

/** “lan Goldsmith”, “iTi-lnformatique”: a capital I looks like a small l, with which lists know no such word. */
export const spellInitials = (text: string): string =>
  text.replace(SMALL_L_OF_SON, 'I').replace(SMALL_L, (word) => {
    const [read, meant] = [fold(word), `i${fold(word.slice(1))}`];
    const isCapital = isListed(meant) || NO_SMALL_L.test(word);
    return isCapital && !isListed(read) ? `I${word.slice(1)}` : word;
  });
