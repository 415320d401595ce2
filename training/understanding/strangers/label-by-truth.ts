import {
  type LabeledWord,
  labelIndex,
  probabilityOf,
} from '@cardsift/card-reader/understand/network/label-words';
import { WORD_LABELS, type WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import { findText } from './find-text.ts';

/** What is true of a person and of the card. Any entry of a list may be right; the first is the best. */
export interface Truth {
  names: readonly string[];
  titles: readonly string[];
  organizations: readonly string[];
}

/** A word's label, or null if we do not know it, and the index of the value that it belongs to. */
export interface WordTruth {
  label: WordLabel | null;
  value: number;
}

const byLength = (texts: readonly string[]) => texts.toSorted((a, b) => a.length - b.length);

/** The likeliest label of a word, some labels excluded. */
function likeliest({ probabilities }: LabeledWord, without: readonly WordLabel[] = []): WordLabel {
  const others = WORD_LABELS.filter((label) => !without.includes(label));
  const of = (label: WordLabel) => probabilities[labelIndex[label]] ?? 0;
  return others.reduce(
    (best, label) => (of(label) > of(best) ? label : best),
    others[0] ?? 'other',
  );
}

/**
 * Labels the words of a card by what is true of it: names, titles and organizations where they are found. The
 * rest gets the network's labels unless these contradict the truth.
 */
export function labelByTruth(words: readonly LabeledWord[], truths: readonly Truth[]): WordTruth[] {
  const known = new Map<number, WordTruth>();
  let values = 0;
  /** Makes one value of each label in a run. Words that have a label keep it. */
  const put = (run: readonly number[], labelOf: (word: LabeledWord) => WordLabel | null) => {
    const own = new Map<WordLabel, number>();
    for (const index of run) {
      const word = words[index];
      const label = word && !known.has(index) ? labelOf(word) : null;
      if (!label) continue;
      if (!own.has(label)) own.set(label, values++);
      known.set(index, { label, value: own.get(label) ?? 0 });
    }
    return run.length > 0;
  };
  const named = truths.map(({ names }) => {
    const runs = byLength(names).map((name) => findText(name, words));
    const [first = [], ...longer] = runs.filter((each) => each.length > 0);
    for (const run of first) put(run, () => 'name');
    for (const run of longer.flat()) put(run, partOfName);
    return names.length === 0 || first.length > 0;
  });
  const titled = truths.map(({ titles }) => {
    const runs = byLength(titles).map((title) => findText(title, words));
    runs.forEach((own, i) => {
      for (const run of own)
        put(run, (word) => (i > 0 && likeliest(word) === 'department' ? 'department' : 'title'));
    });
    return titles.length === 0 || runs.flat().length > 0;
  });
  const organizations = truths[0]?.organizations ?? [];
  const signs = organizations.map((name) => findText(name, words));
  const best = signs.find((runs) => runs.length > 0) ?? [];
  for (const run of best) put(run, () => 'organization');
  for (const run of signs.flat())
    put(run, (word) => (likeliest(word) === 'organization' ? 'organization' : null));
  const isWhole = {
    name: named.every(Boolean),
    title: titled.every(Boolean) && truths.some(({ names }) => names.length > 0),
    organization: organizations.length === 0,
  };
  return withTheRest(words, known, isWhole, values);
}

/** “Dr.” and “MBA” may be part of a name as printed. */
function partOfName(word: LabeledWord): WordLabel {
  if (probabilityOf(word, 'name') > 0.5) return 'name';
  return probabilityOf(word, 'honorific') > probabilityOf(word, 'credential')
    ? 'honorific'
    : 'credential';
}

/**
 * If all of the truth was found, a word outside of it is something else. Otherwise we do not know what it is.
 */
function withTheRest(
  words: readonly LabeledWord[],
  known: ReadonlyMap<number, WordTruth>,
  isWhole: Partial<Record<WordLabel, boolean>>,
  from: number,
): WordTruth[] {
  let value = from;
  let before: WordLabel | null = null;
  return words.map((word, i) => {
    const own = known.get(i);
    if (own) {
      before = null;
      return own;
    }
    const seen = likeliest(word);
    const isAnother = isWhole[seen];
    const label =
      isAnother === undefined ? seen : isAnother ? likeliest(word, wrongly(seen)) : null;
    if (label === null || label !== before || word.begins > 0.5) value++;
    before = label;
    return { label, value };
  });
}

const wrongly = (label: WordLabel): WordLabel[] =>
  label === 'name'
    ? ['name']
    : label === 'title'
      ? ['title', 'name']
      : ['organization', 'title', 'name'];
