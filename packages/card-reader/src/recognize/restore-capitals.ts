import type { ReadSymbol } from './ctc-decode.ts';

/** The size of an ASCII letter with at least this probability is trusted: it tells capitals apart. */
const BELIEVED_LETTER = 0.9;

const isCapital = (symbol: ReadSymbol | undefined) => /^\p{Lu}$/u.test(symbol?.text ?? '');
const isSmall = ({ text, probability }: ReadSymbol) =>
  /^\p{Ll}$/u.test(text) &&
  (text > '\u007f' || probability < BELIEVED_LETTER) &&
  text.toUpperCase().length === 1;

/**
 * Restores capitals that were read as the small letter of the same shape, as in “TÖrÖK JENő”: between two capitals,
 * and after two at the end of a word.
 */
export function restoreCapitals(symbols: readonly ReadSymbol[]): ReadSymbol[] {
  return symbols.map((symbol, i) => {
    const [before, after] = [symbols[i - 1], symbols[i + 1]];
    const isLast = !after || !/\p{L}/u.test(after.text);
    const isAmong = isCapital(before) && (isLast ? isCapital(symbols[i - 2]) : isCapital(after));
    return isAmong && isSmall(symbol) ? { ...symbol, text: symbol.text.toUpperCase() } : symbol;
  });
}
