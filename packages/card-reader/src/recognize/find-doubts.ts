import type { Doubt } from '../reading.ts';
import type { ReadSymbol } from './ctc-decode.ts';

/**
 * Where a line's text may have other letters.
 *
 * @param text made of these symbols, with spaces added or removed
 */
export function findDoubts(text: string, symbols: readonly ReadSymbol[]): Doubt[] {
  const visible = symbols.filter((symbol) => symbol.text.trim() !== '');
  const places = [...text.matchAll(/\S/gu)].map((match) => match.index);
  return places.flatMap((at, i) => {
    const letters = (visible[i]?.others ?? []).map((other) => other.text);
    return letters.length > 0 ? [{ at, letters }] : [];
  });
}
