import { median } from '../median.ts';
import type { ReadSymbol } from './ctc-decode.ts';

/** Two readings of the same letter are closer than this, as a share of the distance between letters. */
const SAME_PLACE = 0.6;
/** A less probable symbol is no letter. */
const LEAST = 0.5;

const lettersOf = (symbols: readonly ReadSymbol[]) =>
  symbols.filter(({ text }) => /\p{L}/u.test(text));

/**
 * Adds letters that the recognizer has no class for. It reads nothing at “ộ”, so “Mộng” becomes “Mng”, while the
 * quick recognizer reads the nearest letter that it knows. Adds nothing to a line of another alphabet, of which
 * the recognizer reads nothing at all.
 *
 * @param quick the quick recognizer's reading of the same crop
 */
export function fillHoles(
  symbols: readonly ReadSymbol[],
  quick: readonly ReadSymbol[],
): ReadSymbol[] {
  const [known, all] = [lettersOf(symbols), lettersOf(quick)];
  const holes = all.length - known.length;
  if (holes <= 0 || known.length < all.length / 2) return [...symbols];
  const apart = median(all.slice(1).map(({ position }, i) => position - (all[i]?.position ?? 0)));
  const isKnown = ({ position }: ReadSymbol) =>
    symbols.some((symbol) => Math.abs(symbol.position - position) < SAME_PLACE * apart);
  const missing = all.filter((letter) => letter.probability >= LEAST && !isKnown(letter));
  // Otherwise the two readings are not aligned, and a letter would be added twice.
  if (missing.length !== holes) return [...symbols];
  return [...symbols, ...missing].sort((a, b) => a.position - b.position);
}
