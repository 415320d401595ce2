import type { ReadSymbol } from './ctc-decode.ts';

/** Letters of a plain alphabet are told apart by size, and are believed from here on. */
const SURE = 0.9;

const isCapital = (symbol: ReadSymbol | undefined) => /^\p{Lu}$/u.test(symbol?.text ?? '');
const isSmall = ({ text, probability }: ReadSymbol) =>
  /^\p{Ll}$/u.test(text) &&
  (text > '\u007f' || probability < SURE) &&
  text.toUpperCase().length === 1;

/**
 * A line with capitals where the recognizer took one for the small letter of the same shape, as in “TÖrÖK JENő”: behind
 * two capitals at the end of a word, and between two.
 */
export function inCapitals(symbols: readonly ReadSymbol[]): ReadSymbol[] {
  return symbols.map((symbol, i) => {
    const [before, after] = [symbols[i - 1], symbols[i + 1]];
    const isLast = !after || !/\p{L}/u.test(after.text);
    const isAmong = isCapital(before) && (isLast ? isCapital(symbols[i - 2]) : isCapital(after));
    return isAmong && isSmall(symbol) ? { ...symbol, text: symbol.text.toUpperCase() } : symbol;
  });
}
