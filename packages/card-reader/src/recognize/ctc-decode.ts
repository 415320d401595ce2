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
      const text = alphabet[best] as string;
      const position = (step + 0.5) / steps;
      symbols.push({ text, probability, position, others: othersAt(step, best) });
    } else if (best !== 0 && last && probability > last.probability) {
      last.probability = probability;
      last.others = othersAt(step, best);
    }
    previous = best;
  }
  return symbols;

  function othersAt(step: number, best: number): Alternative[] {
    const others: Alternative[] = [];
    for (let i = 1; i < classes; i++) {
      const probability = probabilities[step * classes + i] as number;
      if (i !== best && probability >= WORTH_NAMING) {
        others.push({ text: alphabet[i] as string, probability });
      }
    }
    return others.sort((a, b) => b.probability - a.probability);
  }
}

function argMax(values: Float32Array, from: number, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) {
    if ((values[from + i] as number) > (values[from + best] as number)) best = i;
  }
  return best;
}

/** How sure the recognizer is of a line as a whole: 0 when it read nothing. */
export function meanProbability(symbols: readonly ReadSymbol[]): number {
  if (symbols.length === 0) return 0;
  return symbols.reduce((sum, symbol) => sum + symbol.probability, 0) / symbols.length;
}
