import type { LaidLine } from '../card/lay-out.ts';
import { type LabeledWord, probabilityOf } from '../network/label-words.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { bestLabels, goesOn } from './best-labels.ts';
import { splitScripts } from './in-two-scripts.ts';
import type { Segment } from './segment.ts';
import { trimEdges, wholeBrackets } from './whole-brackets.ts';

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

export function segmentOf(words: LabeledWord[], label: WordLabel, line: LaidLine): Segment {
  const [first] = words as [LabeledWord];
  const last = words.at(-1) ?? first;
  const length = Math.max(1, line.text.length);
  const width = line.box.right - line.box.left;
  const isOf = (word: LabeledWord) =>
    label === 'organization'
      ? Math.max(word.inSign, probabilityOf(word, label))
      : probabilityOf(word, label);
  const steps = words.slice(1).map((word, i) => goesOn(word, words[i] as LabeledWord));
  return {
    label,
    words,
    line: first.line,
    text: trimEdges(line.text.slice(...wholeBrackets(line.text, first.start, last.end))),
    endsWithComma: /^[^,]?,\s*$/u.test(line.text.slice(last.end - 1)),
    box: {
      ...line.box,
      left: line.box.left + (width * first.start) / length,
      right: line.box.left + (width * last.end) / length,
    },
    probability: mean(words.map(isOf)),
    certainty: Math.min(...words.map(isOf), ...steps),
    main: mean(words.map((word) => (label === 'organization' ? word.isMainSign : word.isMain))),
    confidence: line.confidence,
  };
}

/** Runs of neighboring words in one line that no grammar has taken. */
export function runsOf(words: readonly LabeledWord[]): LabeledWord[][] {
  const runs: LabeledWord[][] = [];
  words.forEach((word, i) => {
    const before = words[i - 1];
    if (word.taken) return;
    if (before && !before.taken && before.line === word.line) runs.at(-1)?.push(word);
    else runs.push([word]);
  });
  return runs;
}

/** From which probability on two words are both meant. With 0.5, titles of two languages were joined. */
const MEANT = 0.9;

/**
 * “General Manager – Production”: a card has one title that is meant, so of two side by side that are both meant, the
 * second goes on.
 */
const isOneTitle = (word: LabeledWord, before: LabeledWord) =>
  Math.min(word.isMain, before.isMain) >= MEANT;

/** Cuts a run into stretches of one kind. `kindOf` gives nothing for words of no kind. */
function stretches(
  run: readonly LabeledWord[],
  kindOf: (i: number) => WordLabel | undefined,
): { words: LabeledWord[]; label: WordLabel }[] {
  const found: { words: LabeledWord[]; label: WordLabel }[] = [];
  run.forEach((word, i) => {
    const label = kindOf(i);
    const before = run[i - 1];
    if (!label) return;
    const last = found.at(-1);
    // A name inside a sign begins where the sign goes on.
    const isJoined =
      before &&
      (label === 'other' ||
        goesOn(word, before) >= 0.5 ||
        (label === 'title' && isOneTitle(word, before)));
    if (last && isJoined && kindOf(i - 1) === label) last.words.push(word);
    else found.push({ words: [word], label });
  });
  return found;
}

/** What is named in two scripts on one line is two values. */
const inOneScriptEach = ({ words, label }: { words: LabeledWord[]; label: WordLabel }) =>
  (label === 'name' || label === 'title' ? splitScripts(words) : [words]).map((own) => ({
    words: own,
    label,
  }));

/** Cuts the words of a card into stretches of one value each; a sign holds its person's name, which is one by itself too. */
export function cutSegments(words: readonly LabeledWord[], lines: readonly LaidLine[]): Segment[] {
  return runsOf(words).flatMap((run) => {
    const labels = bestLabels(run);
    const isOfSign = run.map(
      ({ inSign }, i) => labels[i] === 'organization' || (labels[i] !== 'other' && inSign >= 0.5),
    );
    const signs = stretches(run, (i) => (isOfSign[i] ? 'organization' : undefined));
    const others = stretches(run, (i) => (labels[i] === 'organization' ? undefined : labels[i]));
    return [...signs, ...others.flatMap(inOneScriptEach)]
      .sort((a, b) => (a.words[0]?.at ?? 0) - (b.words[0]?.at ?? 0))
      .flatMap(({ words: own, label }) => {
        const line = lines[own[0]?.line ?? -1];
        return line ? [segmentOf(own, label, line)] : [];
      })
      .filter(({ text }) => text !== '');
  });
}
