import { type LabeledWord, meanProbability } from '../network/label-words.ts';
import type { WordLabel } from '../network/word-labels.ts';

const MARIA = /^(?:Ma\.|M\.?ª)$/;

/** “Mª del Carmen”, “Ma. Guadalupe”: an abbreviated name, and no form of address, before a small word. */
function withAbbreviatedNames(words: readonly LabeledWord[], labels: WordLabel[]): WordLabel[] {
  return labels.map((label, i) => {
    const next = words[i + 1];
    const text = words[i]?.text ?? '';
    const isAbbreviated =
      label === 'honorific' && labels[i + 1] === 'name' && /^\p{Lu}\p{L}?[ªº.]?$/u.test(text);
    const isOfName = /^\p{Ll}/u.test(next?.text ?? '') || MARIA.test(text);
    return isAbbreviated && isOfName ? 'name' : label;
  });
}

/** “Partner, arkitekt MAA”: what begins with a small letter behind a title is no degree. */
function withSmallTitles(words: readonly LabeledWord[], labels: readonly WordLabel[]): WordLabel[] {
  const fitted = [...labels];
  for (let i = 1; i < fitted.length; i++) {
    const behindTitle = fitted[i - 1] === 'title' && fitted[i] === 'credential';
    if (behindTitle && /^\p{Ll}{4}/u.test(words[i]?.text ?? ''))
      for (let j = i; fitted[j] === 'credential'; j++) fitted[j] = 'title';
  }
  return fitted;
}

/** How probable a title must be for a line of words that were taken for degrees. */
const TITLE_AMONG_DEGREES = 0.1;

/** “Avocate à la Cour” is a title, though other people bear it behind their name: degrees are abbreviated. */
function withWrittenTitles(
  words: readonly LabeledWord[],
  labels: readonly WordLabel[],
): WordLabel[] {
  if (labels.includes('name')) return [...labels];
  const degrees = words.filter((_, i) => labels[i] === 'credential');
  const isWritten =
    degrees.some(({ text }) => /^\p{L}\p{Ll}{3}/u.test(text)) &&
    degrees.every(({ text }) => !/\d|\.|\p{Ll}\p{Lu}|^\p{Lu}{2,},?$/u.test(text));
  if (!isWritten || meanProbability(degrees, 'title') < TITLE_AMONG_DEGREES) return [...labels];
  return labels.map((label) => (label === 'credential' ? 'title' : label));
}

/** “Dato’ Ir. Hj. Ahmad”: an abbreviation between forms of address and the name is one of them. */
function withAbbreviatedHonorifics(
  words: readonly LabeledWord[],
  labels: readonly WordLabel[],
): WordLabel[] {
  const fitted = [...labels];
  for (let i = 1; i + 1 < fitted.length; i++) {
    const isBetween =
      fitted[i - 1] === 'honorific' && fitted[i] === 'name' && fitted[i + 1] === 'name';
    const text = words[i]?.text ?? '';
    if (isBetween && /^\p{Lu}\p{Ll}{1,3}\.$/u.test(text) && !MARIA.test(text))
      fitted[i] = 'honorific';
  }
  return fitted;
}

/** “BSc (Hort.), MBA”: what a degree is in. */
function withFieldsOfDegrees(words: readonly LabeledWord[], labels: readonly WordLabel[]) {
  return labels.map((label, i) => {
    const isField = label === 'name' && /^\(\p{L}+\.?\),?$/u.test(words[i]?.text ?? '');
    return isField && labels[i - 1] === 'credential' ? 'credential' : label;
  });
}

/** The labels of a line's words, where their shapes say more than the network knows. */
export function fittedLabels(words: readonly LabeledWord[], labels: WordLabel[]): WordLabel[] {
  return [
    withAbbreviatedNames,
    withAbbreviatedHonorifics,
    withSmallTitles,
    withWrittenTitles,
    withFieldsOfDegrees,
  ].reduce((fitted, fit) => fit(words, fitted), labels);
}
