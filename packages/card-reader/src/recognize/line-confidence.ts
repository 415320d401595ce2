import { meanProbability, type ReadSymbol } from './ctc-decode.ts';

/**
 * PP-OCRv6 was trained to keep some doubt always. Below this value its doubt shrinks more slowly than its error
 * rate.
 */
const KNEE = 0.014;
const STEEPNESS = 2.3;

/**
 * The confidence of a line, 0 to 1, on the scale that understanding was trained with. Both constants are fitted to
 * the quantiles of 373 lines that the former recognizer and this one read: docs/reading/letters.md.
 */
export function lineConfidence(symbols: readonly ReadSymbol[]): number {
  const doubt = 1 - meanProbability(symbols);
  return doubt < KNEE ? 1 - KNEE * (doubt / KNEE) ** STEEPNESS : 1 - doubt;
}
