import { type LabeledWord, labelIndex } from '../network/label-words.ts';
import { WORD_LABELS, type WordLabel } from '../network/word-labels.ts';
import { squash } from '../text/fold.ts';

/** How sure two people are whom the card calls by their given names where it says their numbers. */
const SURE = 0.9;
/** Most words of one of them. */
const MOST_WORDS = 4;

/** Words that stand before a telephone number: labels, and whose number it is. */
function calledByName(words: readonly LabeledWord[]): ReadonlySet<string> {
  return new Set(
    words.flatMap((word, i) => {
      const next = words[i + 1];
      const isBeforeNumber = next?.taken && next.line === word.line && /^[+(\d]/.test(next.text);
      return !word.taken && isBeforeNumber && word.text.length > 2 ? [squash(word.text)] : [];
    }),
  );
}

function told(word: LabeledWord, label: WordLabel, begins: number): LabeledWord {
  const probabilities = WORD_LABELS.map((_, i) => (i === labelIndex[label] ? SURE : 0));
  return { ...word, probabilities, begins };
}

/**
 * “Ann & Bob Miller” above “Ann 555 0142” and “Bob 555 0143”: two people, whatever a line with “&” looks like.
 * Other words stay as the network labeled them.
 */
export function withCouples(words: readonly LabeledWord[]): LabeledWord[] {
  const called = calledByName(words);
  if (called.size < 2) return [...words];
  const byLine = Map.groupBy(words, ({ line }) => line);
  const couples = new Set(
    [...byLine.values()].filter((line) => isCouple(line, called)).map(([first]) => first?.line),
  );
  return words.map((word) => {
    if (!couples.has(word.line)) return word;
    if (word.text === '&') return told(word, 'other', 1);
    const before = words.find(({ line, index }) => line === word.line && index === word.index - 1);
    return told(word, 'name', word.index === 0 || before?.text === '&' ? 1 : 0);
  });
}

function isCouple(line: readonly LabeledWord[], called: ReadonlySet<string>): boolean {
  const and = line.findIndex(({ text }) => text === '&');
  const sides = [line.slice(0, and), line.slice(and + 1)];
  return (
    and > 0 &&
    line.every(({ taken }) => !taken) &&
    sides.every(
      ([first, ...others]) =>
        first !== undefined && others.length < MOST_WORDS && called.has(squash(first.text)),
    )
  );
}
