import type { ReadSymbol } from './ctc-decode.ts';

/** No letter is wider than this, or farther from the next one, in line heights. */
const WIDEST = 1.5;

/** The gaps before, between and after the symbols, in line heights. */
function gapsOf(symbols: readonly ReadSymbol[], length: number): number[] {
  const positions = [0, ...symbols.map(({ position }) => position), 1];
  return positions.slice(1).map((position, i) => (position - (positions[i] ?? 0)) * length);
}

/**
 * Whether a line has a part that was not read.
 *
 * @param length of the line, in line heights
 */
export const hasWideGap = (symbols: readonly ReadSymbol[], length: number): boolean =>
  gapsOf(
    symbols.filter(({ text }) => text !== ' '),
    length,
  ).some((gap) => gap > WIDEST);

/**
 * Adds a space where something between two symbols was not read, so that digits on either side are two numbers.
 */
export function withSpacesInGaps(symbols: readonly ReadSymbol[], length: number): ReadSymbol[] {
  const gaps = gapsOf(symbols, length);
  return symbols.flatMap((symbol, i) => {
    const before = symbols[i - 1];
    if (!before || (gaps[i] ?? 0) <= WIDEST) return [symbol];
    const position = (before.position + symbol.position) / 2;
    return [{ text: ' ', probability: 1, position, others: [] }, symbol];
  });
}
