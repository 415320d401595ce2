/** One symbol and where along the line it was seen: 0 is the left edge, 1 the right edge. */
export interface ReadSymbol {
  text: string;
  probability: number;
  position: number;
}

/**
 * Greedy CTC decoding (Graves et al., 2006) of one line: the best class per step, repeats merged,
 * blanks (class 0) dropped.
 * @param probabilities `steps × alphabet.length`, row-major
 */
export function ctcDecode(
  probabilities: Float32Array,
  steps: number,
  alphabet: readonly string[],
): ReadSymbol[] {
  const classes = alphabet.length;
  const symbols: ReadSymbol[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const best = argMax(probabilities, step * classes, classes);
    const probability = probabilities[step * classes + best] as number;
    const last = symbols.at(-1);
    if (best !== 0 && best !== previous) {
      symbols.push({ text: alphabet[best] as string, probability, position: (step + 0.5) / steps });
    } else if (best !== 0 && last) {
      last.probability = Math.max(last.probability, probability);
    }
    previous = best;
  }
  return symbols;
}

function argMax(values: Float32Array, from: number, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) {
    if ((values[from + i] as number) > (values[from + best] as number)) best = i;
  }
  return best;
}

/** How sure the recogniser is of a line as a whole: 0 when it read nothing. */
export function meanProbability(symbols: readonly ReadSymbol[]): number {
  if (symbols.length === 0) return 0;
  return symbols.reduce((sum, symbol) => sum + symbol.probability, 0) / symbols.length;
}
