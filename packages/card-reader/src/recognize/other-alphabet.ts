import { fold } from '@cardsift/contacts/fold';
import { meanProbability, type ReadSymbol } from './ctc-decode.ts';
import { isUnread } from './unread-scripts.ts';

/** The mean probability that nearly every line in Latin letters exceeds. */
const USUAL_OF_LATIN = 0.95;
/** The probability that nearly every single Latin letter exceeds. */
const USUAL_OF_LATIN_LETTER = 0.7;
/** Less sure is an ornament, mean probability of the new reading. */
const READ = 0.7;
/** From so many times as many letters on, the first reading saw only some of them. */
const MORE = 1.2;

/** What only the alphabets' head reads: Cyrillic, Greek with its accents, the letters that Vietnamese alone has. */
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\u1EA0-\u1EF9]/u;
const isOther = (symbol: ReadSymbol) => OTHER.test(symbol.text) || isUnread(symbol);

const lettersOf = (symbols: readonly ReadSymbol[]) =>
  symbols.filter((symbol) => /[\p{L}\p{N}]/u.test(symbol.text));

/** Whether a line as the Latin head read it may be in other letters: it takes them for marked or Greek ones, or is not sure. */
export function mayBeInOtherAlphabet(symbols: readonly ReadSymbol[]): boolean {
  const letters = lettersOf(symbols);
  return (
    meanProbability(letters) < USUAL_OF_LATIN ||
    letters.some(
      ({ text, probability }) => probability < USUAL_OF_LATIN_LETTER || /\P{ASCII}/u.test(text),
    )
  );
}

/** Whether the letters of the first stand in the second in their order: “Mng” in “Mong”. */
function isWithin(few: string, many: string): boolean {
  let at = 0;
  for (const letter of many) if (letter === few[at]) at++;
  return at === few.length;
}

const bare = (symbols: readonly ReadSymbol[]) => fold(symbols.map(({ text }) => text).join(''));

/**
 * Whether a line is in other letters than it was read in.
 * @param again what the alphabets' head reads
 * @param latin what the Latin head read
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
  if (!letters.some(isOther)) return isExpected && bare(letters) === bare(before);
  if (isExpected || letters.length > before.length * MORE) return true;
  return sure > meanProbability(before) || isWithin(bare(before), bare(letters));
}
