import type { NeuralModel } from '../../models/neural-model.ts';
import type { CardWord } from './card-words.ts';
import { type EncodedCard, ROW } from './encode-card.ts';
import { WORD_LABELS, type WordLabel } from './word-labels.ts';

/** A word with what the network takes it for. */
export interface LabeledWord extends CardWord {
  /** Its index among the card's words. */
  at: number;
  /** How probable each label is, in the order of `WORD_LABELS`. */
  probabilities: readonly number[];
  /** How probably a value begins with it. */
  begins: number;
  /** How probably it is a part of an organization's name, whatever else it is. */
  inSign: number;
  /** How probably the value that it is a part of is the card's one name, title or organization. */
  isMain: number;
  /** How probably its sign is the card's organization. */
  isMainSign: number;
  /** For each word of the card, how probably it stands before this one, if one does. */
  before: Float32Array;
}

/** How many numbers the network says of a word beside its labels and those before it. */
const SAID = 4;

export const labelIndex = Object.fromEntries(
  WORD_LABELS.map((label, index) => [label, index]),
) as Record<WordLabel, number>;

/** How probably a word is of a kind. */
export const probabilityOf = (word: LabeledWord, label: WordLabel): number =>
  word.probabilities[labelIndex[label]] ?? 0;

/** Mean probability that words are of a kind. */
export function meanProbability(words: readonly LabeledWord[], label: WordLabel): number {
  const sum = words.reduce((total, word) => total + probabilityOf(word, label), 0);
  return sum / Math.max(1, words.length);
}

/** Asks the network what each word of a card is. */
export async function labelWords(
  { words, rows }: EncodedCard,
  network: NeuralModel,
): Promise<LabeledWord[]> {
  if (words.length === 0) return [];
  const { data, shape } = await network.run({ data: rows, shape: [words.length, ROW] });
  const labels = WORD_LABELS.length;
  const width = labels + SAID + words.length;
  if (shape[0] !== words.length || shape[1] !== width)
    throw new Error(
      `The understanding model gives ${shape.join('×')} numbers for ${words.length} words.`,
    );
  return words.map((word, i) => {
    const row = data.subarray(i * width, (i + 1) * width);
    const [begins = 0, inSign = 0, isMain = 0, isMainSign = 0] = row.subarray(
      labels,
      labels + SAID,
    );
    return {
      ...word,
      at: i,
      probabilities: Array.from(row.subarray(0, labels)),
      begins,
      inSign,
      isMain,
      isMainSign,
      before: row.slice(labels + SAID),
    };
  });
}
