/** What else a symbol may be. */
export interface Alternative {
  text: string;
  probability: number;
}

/** One symbol and where along the line it was seen: 0 is the left edge, 1 the right edge. */
export interface ReadSymbol {
  text: string;
  probability: number;
  position: number;
  /** Other symbols that are at least `WORTH_NAMING` probable, most probable first. */
  others: Alternative[];
}

const WORTH_NAMING = 0.02;

/**
 * Between words that are close, a space is visible for less than a step and is never the most probable class. On 184
 * drawn lines, six of seven lost spaces had at least this probability, and no place inside a word did.
 */
const LEAST_SPACE = 0.2;

/**
 * Greedy CTC decoding (Graves et al., 2006) of one line: takes the best class of each step, merges repeats and drops
 * blanks (class 0). Also adds a space between symbols where it was never the best class, but nearly.
 *
 * @param candidates `steps × 2·count`, row-major: each step's most probable classes, the best first, then their
 * probabilities
 */
export function ctcDecode(
  candidates: Float32Array,
  steps: number,
  alphabet: readonly string[],
): ReadSymbol[] {
  const count = candidates.length / steps / 2;
  const symbols: ReadSymbol[] = [];
  let previous = 0;
  let gap: ReadSymbol | null = null;
  for (let step = 0; step < steps; step++) {
    const [best, ...others] = candidatesAt(step);
    if (!best) throw new Error('The network names no class.');
    const last = symbols.at(-1);
    const position = (step + 0.5) / steps;
    const { text, probability } = best;
    if (best.symbol !== 0 && best.symbol !== previous) {
      if (gap && last && last.text !== ' ' && text !== ' ') symbols.push(gap);
      symbols.push({ text, probability, position, others: worthNaming(others) });
      gap = null;
    } else if (best.symbol !== 0 && last && probability > last.probability) {
      last.probability = probability;
      last.others = worthNaming(others);
    }
    const space = others.find((other) => other.text === ' ');
    if (space && space.probability >= Math.max(LEAST_SPACE, gap?.probability ?? 0))
      gap = { text: ' ', probability: space.probability, position, others: [] };
    previous = best.symbol;
  }
  return symbols;

  function candidatesAt(step: number) {
    const at = step * 2 * count;
    return Array.from({ length: count }, (_, i) => {
      const symbol = candidates[at + i] as number;
      const text = alphabet[symbol];
      if (text === undefined) throw new Error(`The dictionary does not name class ${symbol}.`);
      return { symbol, text, probability: candidates[at + count + i] as number };
    });
  }
}

const worthNaming = (others: readonly (Alternative & { symbol: number })[]): Alternative[] =>
  others
    .filter(({ symbol, probability }) => symbol !== 0 && probability >= WORTH_NAMING)
    .map(({ text, probability }) => ({ text, probability }));

/** The confidence of a line as a whole, or 0 if nothing was read. */
export function meanProbability(symbols: readonly ReadSymbol[]): number {
  if (symbols.length === 0) return 0;
  return symbols.reduce((sum, symbol) => sum + symbol.probability, 0) / symbols.length;
}
