import type { LaidLine } from '../card/lay-out.ts';
import { type LabeledWord, probabilityOf } from '../network/label-words.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { goesOn } from './best-labels.ts';
import { runsOf, segmentOf } from './cut-segments.ts';
import { linkOf } from './link-segments.ts';
import { type Passage, passageOf } from './passage.ts';

/** What a card has one of. */
export type MainKind = 'name' | 'title' | 'organization';

/** A text that may be the card's one value of a kind. */
export interface Candidate {
  passage: Passage;
  /** That it is, as far as the network's answers are independent of each other. */
  probability: number;
}

/** Words of one line as one value, with the logarithm of the probability that they are one. */
interface Stretch {
  words: LabeledWord[];
  log: number;
}

/** In words. No line has a longer name, title or sign. */
const LONGEST = 12;
/** So many of the most probable stretches may go on in other lines. */
const MOST = 40;
/** So much of a link is worth a look. */
const LEAST_LINK = 0.03;
/** A floor, so that no single answer rules a value out. */
const LEAST = 1e-4;

const log = (probability: number) => Math.log(Math.min(1, Math.max(LEAST, probability)));

type IsOf = (word: LabeledWord) => number;

/** Every way to take neighboring words as a value that begins and ends with them. */
function stretchesOf(run: readonly LabeledWord[], isOf: IsOf): Stretch[] {
  const step = (i: number) => {
    const [before, word] = [run[i - 1], run[i]];
    return before && word ? goesOn(word, before) : 0;
  };
  const ends = (i: number, beyond: LabeledWord | undefined) =>
    beyond ? log(1 - step(i) * isOf(beyond)) : 0;
  return run.flatMap((first, i) => {
    let inner = log(isOf(first)) + ends(i, run[i - 1]);
    return run.slice(i, i + LONGEST).map((word, length) => {
      const j = i + length;
      if (length > 0) inner += log(isOf(word)) + log(step(j));
      return { words: run.slice(i, j + 1), log: inner + ends(j + 1, run[j + 1]) };
    });
  });
}

const isBelow = (one: Stretch, other: Stretch) =>
  (one.words[0]?.line ?? 0) > (other.words.at(-1)?.line ?? 0);

/** Stretches alone, and two of them where the value may go on in another line. */
function joinedOf(stretches: readonly Stretch[]): { parts: Stretch[]; log: number }[] {
  const links = stretches.flatMap((from) =>
    stretches
      .filter((to) => isBelow(to, from))
      .map((to) => ({ from, to, link: linkOf(from, to) }))
      .filter(({ link }) => link >= LEAST_LINK),
  );
  /** That nothing goes before a stretch or behind it. */
  const alone = (own: Stretch, side: 'from' | 'to') => {
    const other = side === 'from' ? 'to' : 'from';
    const on = links
      .filter((each) => each[side] === own)
      .map((each) => each.link * Math.exp(each[other].log));
    return log(1 - Math.max(0, ...on));
  };
  return [
    ...stretches.map((own) => ({
      parts: [own],
      log: own.log + alone(own, 'from') + alone(own, 'to'),
    })),
    ...links.map(({ from, to, link }) => ({
      parts: [from, to],
      log: from.log + log(link) + to.log + alone(from, 'to') + alone(to, 'from'),
    })),
  ];
}

/**
 * What may be the card's one value of a kind, the most probable first, each text once. The value that was chosen is
 * one of them, and for half of the wrong ones the right one is among the next three.
 */
export function candidatesFor(
  kind: MainKind,
  words: readonly LabeledWord[],
  lines: readonly LaidLine[],
): Candidate[] {
  const isOf: IsOf = (word) =>
    kind === 'organization'
      ? Math.max(word.inSign, probabilityOf(word, kind))
      : probabilityOf(word, kind);
  const stretches = runsOf(words)
    .flatMap((run) => stretchesOf(run, isOf))
    .toSorted((a, b) => b.log - a.log)
    .slice(0, MOST);
  const seen = new Set<string>();
  return joinedOf(stretches)
    .map(({ parts, log }) => {
      const passage = passageOf(
        parts.flatMap(({ words }) => {
          const line = lines[words[0]?.line ?? -1];
          return line ? [segmentOf(words, kind, line)] : [];
        }),
      );
      return { passage, probability: Math.exp(log) * passage.main };
    })
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ passage: { text } }) => {
      const key = squash(text);
      const isNew = key !== '' && !seen.has(key);
      seen.add(key);
      return isNew;
    });
}
