import { hasLegalForm } from '../fields/legal-form.ts';
import { type LabeledWord, labelIndex, probabilityOf } from '../network/label-words.ts';
import { WORD_LABELS, type WordLabel } from '../network/word-labels.ts';
import { hasOpenEnd } from '../text/open-end.ts';

/** What it costs, in log-odds, to take two neighbors for different things, by what stands between them. */
const CHANGE = { start: 0, space: 1.6, comma: 0.6, bar: 0.2, dash: 0.4, slash: 0.6 };
/** Forms of address, names and degrees stand side by side on most cards that have them. */
const PERSONAL = new Set<WordLabel>(['honorific', 'name', 'credential']);
const CHANGE_IN_PERSON = 0.3;
const IMPOSSIBLE = 1e-6;

/** “Suprimentos e Manutenção”: behind a small word that joins two comes more of the same. */
const CHANGE_WHEN_JOINED = 2.5;

/** What a change costs where the network sees no value begin, by how improbable that is. */
const BOUNDARY = 0.8;
const LEAST_BEGUN = 0.02;

function changeCost(
  from: number,
  to: number,
  word: LabeledWord,
  before: LabeledWord | undefined,
): number {
  if (from === to) return 0;
  const isPersonal =
    PERSONAL.has(WORD_LABELS[from] ?? 'other') && PERSONAL.has(WORD_LABELS[to] ?? 'other');
  if (isPersonal) return CHANGE_IN_PERSON;
  const isJoined = word.separator === 'space' && before && hasOpenEnd(before.text);
  const unbegun = -BOUNDARY * Math.log(Math.max(LEAST_BEGUN, word.begins));
  return CHANGE[word.separator] + unbegun + (isJoined ? CHANGE_WHEN_JOINED : 0);
}

/** The most probable labels of neighboring words, changes between them weighed against their letters. */
export function bestLabels(words: readonly LabeledWord[]): WordLabel[] {
  let scores: number[] = [];
  const from: number[][] = [];
  for (const [i, word] of words.entries()) {
    const own = WORD_LABELS.map((_, label) =>
      Math.log(Math.max(IMPOSSIBLE, word.probabilities[label] ?? 0)),
    );
    if (i === 0) {
      scores = own;
      continue;
    }
    const steps = own.map((score, to) => {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      scores.forEach((before, label) => {
        const total = before - changeCost(label, to, word, words[i - 1]);
        if (total > most) [best, most] = [label, total];
      });
      return { best, score: most + score };
    });
    from.push(steps.map(({ best }) => best));
    scores = steps.map(({ score }) => score);
  }
  let label = scores.indexOf(Math.max(...scores));
  const labels = [label];
  for (const steps of from.toReversed()) {
    label = steps[label] ?? 0;
    labels.unshift(label);
  }
  return words.length === 0 ? [] : labels.map((each) => WORD_LABELS[each] ?? 'other');
}

/** How sure a form of address is one. */
const ADDRESSED = 0.9;
/** What is left of a firm's probability behind it: firms are not addressed. */
const FIRM_BEHIND = 0.03;

/** “The Revd Canon Philippa Thorneycroft”: behind a form of address stands a person, whatever the words look like alone. */
export function withAddressed(run: readonly LabeledWord[]): LabeledWord[] {
  const firm = labelIndex.organization;
  let isAddressed = false;
  return run.map((word, i) => {
    const before = run[i - 1];
    isAddressed =
      before !== undefined &&
      word.separator === 'space' &&
      (isAddressed || probabilityOf(before, 'honorific') >= ADDRESSED);
    if (!isAddressed || hasLegalForm(`X ${word.text}`)) return word;
    const weights = word.probabilities.map((each, label) =>
      label === firm ? each * FIRM_BEHIND : each,
    );
    const sum = weights.reduce((total, each) => total + each, 0);
    return { ...word, probabilities: weights.map((each) => each / sum) };
  });
}

const likeliest = (word: LabeledWord | undefined): WordLabel | undefined =>
  word && WORD_LABELS[word.probabilities.indexOf(Math.max(...word.probabilities))];

/** “Reto Bächtiger”: hardly anybody prints a form of address and no given name, so what is not surely one is the name. */
export function withGivenNames(run: readonly LabeledWord[]): LabeledWord[] {
  return run.map((word, i) => {
    const [before, next, last] = [run[i - 1], run[i + 1], run[i + 2]].map(likeliest);
    const address = probabilityOf(word, 'honorific');
    const isAlone = before !== 'honorific' && next === 'name' && last !== 'name';
    if (!isAlone || likeliest(word) !== 'honorific' || address >= ADDRESSED) return word;
    // An abbreviation is no name.
    if (!/^\p{Lu}\p{Ll}+$/u.test(word.text)) return word;
    const probabilities = [...word.probabilities];
    probabilities[labelIndex.name] = probabilityOf(word, 'name') + address;
    probabilities[labelIndex.honorific] = 0;
    return { ...word, probabilities };
  });
}
