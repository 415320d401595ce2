import type { Doubt } from '../reading.ts';
import type { ReadSymbol } from './ctc-decode.ts';

/**
 * Where in a line's text other letters may stand.
 * @param text made of these symbols, with spaces added or taken away
 */
export function findDoubts(text: string, symbols: readonly ReadSymbol[]): Doubt[] {
  const visible = symbols.filter((symbol) => symbol.text.trim() !== '');
  const places = [...text.matchAll(/\S/gu)].map((match) => match.index);
  return places.flatMap((at, i) => {
    const letters = (visible[i]?.others ?? []).map((other) => other.text);
    return letters.length > 0 ? [{ at, letters }] : [];
  });
}
