import type { Doubt } from '../reading.ts';
import type { ReadSymbol } from './ctc-decode.ts';

/** A letter more probable than this is not doubted, though CTC may have seen nothing in its place. */
const CERTAIN = 0.95;

/**
 * Where in a line's text other letters may stand.
 * @param text made of these symbols, with spaces added or taken away
 */
export function findDoubts(text: string, symbols: readonly ReadSymbol[]): Doubt[] {
  const visible = symbols.filter((symbol) => symbol.text.trim() !== '');
  const places = [...text.matchAll(/\S/gu)].map((match) => match.index);
  return places.flatMap((at, i) => {
    const { probability = 1, others = [] } = visible[i] ?? {};
    if (others.length === 0 && probability > CERTAIN) return [];
    return [{ at, probability, letters: others.map((other) => other.text) }];
  });
}
