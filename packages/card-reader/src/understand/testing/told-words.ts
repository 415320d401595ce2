import { type LaidLine, layOut } from '../card/lay-out.ts';
import { cardWords } from '../network/card-words.ts';
import type { LabeledWord } from '../network/label-words.ts';
import { WORD_LABELS, type WordLabel } from '../network/word-labels.ts';
import { type ExtractedValues, extractValues } from '../values/extract-values.ts';
import { cardLines, type PrintedLine } from './card-lines.ts';

/** What a network would say of a word: its label, how probably it begins a value, and what else it may be. */
export type Told = [label: WordLabel, begins?: number, second?: WordLabel];

export interface ToldCard {
  laid: LaidLine[];
  values: ExtractedValues;
  words: LabeledWord[];
}

/**
 * Words as a network would have labeled them: each line with what it says of the words that no grammar takes. The
 * last word told stands for the others of its line, as going on.
 */
export function toldCard(lines: readonly [PrintedLine | string, ...Told[]][]): ToldCard {
  const laid = layOut(cardLines(...lines.map(([line]) => line)));
  const values = extractValues(laid);
  const toldOf = new Map(
    lines.map(([line, ...told]) => [typeof line === 'string' ? line : line.text, told]),
  );
  const seen = new Map<number, number>();
  const words = cardWords(laid, values.rests).map((word, at): LabeledWord => {
    const told = toldOf.get(laid[word.line]?.text ?? '') ?? [];
    const index = seen.get(word.line) ?? 0;
    if (!word.taken) seen.set(word.line, index + 1);
    const [label, begins = index === 0 ? 1 : 0, second] =
      told[index] ?? ([told.at(-1)?.[0] ?? 'other', 0, told.at(-1)?.[2]] as const);
    const probabilities = WORD_LABELS.map((each) =>
      each === label ? 0.9 : each === second ? 0.1 : 0,
    );
    const inSign = label === 'organization' ? 0.9 : 0;
    return { ...word, at, probabilities, begins, inSign, isMain: 1, isMainSign: 1, before: none };
  });
  return { laid, values, words: words.map((word) => ({ ...word, before: beforeOf(word, words) })) };
}

const none = new Float32Array();

/** A word that begins no value goes on with the last one before it that is of its kind. */
function beforeOf({ at, probabilities }: LabeledWord, words: readonly LabeledWord[]) {
  const label = probabilities.indexOf(Math.max(...probabilities));
  const before = words
    .slice(0, at)
    .findLast((word) => word.probabilities.indexOf(Math.max(...word.probabilities)) === label);
  return Float32Array.from(words, (word) => Number(word === before));
}
