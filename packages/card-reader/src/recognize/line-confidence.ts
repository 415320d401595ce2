import { meanProbability, type ReadSymbol } from './ctc-decode.ts';

/** The recognizers were taught never to be wholly sure: from this doubt on theirs falls more slowly than mistakes do. */
const KNEE = 0.014;
const STEEPNESS = 2.3;

/**
 * How sure a line is, 0 to 1, as understanding was taught it. Both numbers are fitted to the quantiles that 373 lines of
 * invented cards had before and have now: docs/reading/letters.md.
 */
export function lineConfidence(symbols: readonly ReadSymbol[]): number {
  const doubt = 1 - meanProbability(symbols);
  return doubt < KNEE ? 1 - KNEE * (doubt / KNEE) ** STEEPNESS : 1 - doubt;
}
