import { meanProbability, type ReadSymbol } from './ctc-decode.ts';

/** PP-OCRv6 was taught never to be wholly sure. Below this doubt its doubts shrink more slowly than its mistakes. */
const KNEE = 0.014;
const STEEPNESS = 2.3;

/**
 * How sure a line is, 0 to 1, on the scale that understanding was taught with. Both constants are fitted to the
 * quantiles of 373 lines, read by the former recognizer and by this one: docs/reading/letters.md.
 */
export function lineConfidence(symbols: readonly ReadSymbol[]): number {
  const doubt = 1 - meanProbability(symbols);
  return doubt < KNEE ? 1 - KNEE * (doubt / KNEE) ** STEEPNESS : 1 - doubt;
}
