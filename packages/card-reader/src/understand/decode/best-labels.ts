import { type LabeledWord, probabilityOf } from '../network/label-words.ts';
import { WORD_LABELS, type WordLabel } from '../network/word-labels.ts';

/** A floor for a word's probability, so that no single word rules a label out. */
const LEAST = 1e-6;
const log = (probability: number) => Math.log(Math.max(LEAST, probability));

/** The probability that a word belongs to the same value as the one before it in its line. */
export const goesOn = (word: LabeledWord, before: LabeledWord): number =>
  (1 - word.begins) * (word.before[before.at] ?? 0);

/** A person's name inside a sign: the sign continues where the name begins. */
const isInSign = (from: WordLabel, to: WordLabel) =>
  (from === 'organization') !== (to === 'organization');

function change(from: WordLabel, to: WordLabel, word: LabeledWord, before: LabeledWord): number {
  // Nobody told the network what a word of no value goes on with.
  if (to === 'other') return 0;
  const on = goesOn(word, before);
  if (from === to) return log(Math.max(on, 1 - on));
  const sign = isInSign(from, to) ? on * word.inSign * before.inSign : 0;
  return log(1 - on + sign);
}

/** The most probable sequence of labels for the words of a run, and where their values begin. */
export function bestLabels(words: readonly LabeledWord[]): WordLabel[] {
  const [first, ...others] = words;
  if (!first) return [];
  let scores = WORD_LABELS.map((label) => log(probabilityOf(first, label)));
  const from: number[][] = [];
  others.forEach((word, i) => {
    const before = words[i] as LabeledWord;
    const steps = WORD_LABELS.map((to) => {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      WORD_LABELS.forEach((label, index) => {
        const total = (scores[index] ?? 0) + change(label, to, word, before);
        if (total > most) [best, most] = [index, total];
      });
      return { best, score: most + log(probabilityOf(word, to)) };
    });
    from.push(steps.map(({ best }) => best));
    scores = steps.map(({ score }) => score);
  });
  let label = scores.indexOf(Math.max(...scores));
  const labels = [label];
  for (const steps of from.toReversed()) {
    label = steps[label] ?? 0;
    labels.unshift(label);
  }
  return labels.map((each) => WORD_LABELS[each] ?? 'other');
}
