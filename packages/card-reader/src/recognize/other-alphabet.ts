import { fold } from '@cardsift/contacts/text/fold';
import { toNormalForm } from '@cardsift/contacts/text/unicode-normal-form';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { wordsOf } from './readable-words.ts';
import { isUnread } from './unread-scripts.ts';

/** Nearly every line in Latin letters has a higher mean probability. */
const USUAL_OF_LATIN = 0.95;
/** Nearly every single Latin letter has a higher probability. */
const USUAL_OF_LATIN_LETTER = 0.7;
/** If the new reading's mean probability is lower, it read an ornament. */
const READ = 0.7;
/** If the new reading has this many times as many letters, the first one missed some. */
const MORE = 1.2;

/** Letters that only the alphabets' head reads: Cyrillic, accented Greek, and those that only Vietnamese has. */
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\u1EA0-\u1EF9]/u;
const isOther = (symbol: ReadSymbol) => OTHER.test(symbol.text) || isUnread(symbol);

/** “đ”, and vowels with a grave, an acute, a circumflex, a tilde, a breve, a hook, a horn or a dot. */
const VIETNAMESE = /[đĐ]|[aeiouy][\u0300-\u0303\u0306\u0309\u031B\u0323]/iu;

/** Addresses are in Latin letters, whatever a head takes “pm@acme.com” for. */
const ADDRESS = /@|www\./i;
const outsideAddresses = (symbols: readonly ReadSymbol[]) =>
  wordsOf(symbols)
    .filter((word) => !ADDRESS.test(word.map(({ text }) => text).join('')))
    .flat();

const lettersOf = (symbols: readonly ReadSymbol[]) =>
  symbols.filter((symbol) => /[\p{L}\p{N}]/u.test(symbol.text));

const hasImprobable = (letters: readonly ReadSymbol[]) =>
  meanProbability(letters) < USUAL_OF_LATIN ||
  letters.some(({ probability }) => probability < USUAL_OF_LATIN_LETTER);

/**
 * Whether a line that the Latin head read may be in another alphabet: it has accented or Greek letters, or improbable
 * ones.
 */
export function mayBeInOtherAlphabet(symbols: readonly ReadSymbol[]): boolean {
  const letters = lettersOf(symbols);
  return hasImprobable(letters) || letters.some(({ text }) => /\P{ASCII}/u.test(text));
}

/** Whether a line that the Latin head read is probably not in Latin letters: it has Greek or improbable ones. */
export function isHardlyLatin(symbols: readonly ReadSymbol[]): boolean {
  const letters = lettersOf(symbols);
  return (
    hasImprobable(letters) || letters.some(({ text }) => /[^\p{ASCII}\p{Script=Latin}]/u.test(text))
  );
}

/** The number of letters that Vietnamese may have: an “ô” may be an “ộ”. */
export const countVietnamese = (symbols: readonly ReadSymbol[]): number =>
  symbols.filter(({ text }) => VIETNAMESE.test(toNormalForm(text, 'NFD'))).length;

/** Whether the letters of the first text are in the second one in the same order: “Mng” in “Mong”. */
function isWithin(few: string, many: string): boolean {
  let at = 0;
  for (const letter of many) if (letter === few[at]) at++;
  return at === few.length;
}

const bare = (symbols: readonly ReadSymbol[]) => fold(symbols.map(({ text }) => text).join(''));

/**
 * Whether a line is in another alphabet than it was read in.
 *
 * @param again the alphabets' head's reading
 * @param latin the Latin head's reading
 * @param isExpected whether another line of the card is in such letters
 */
export function isInOtherAlphabet(
  again: readonly ReadSymbol[],
  latin: readonly ReadSymbol[],
  isExpected: boolean,
): boolean {
  const letters = again.filter((symbol) => isUnread(symbol) || /[\p{L}\p{N}]/u.test(symbol.text));
  const before = lettersOf(latin);
  const sure = meanProbability(letters);
  if (sure < READ) return false;
  if (!outsideAddresses(again).some(isOther)) return isExpected && bare(letters) === bare(before);
  if (isExpected || letters.length > before.length * MORE) return true;
  return sure > meanProbability(before) || isWithin(bare(before), bare(letters));
}
