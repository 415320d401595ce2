import { fold } from '@cardsift/contacts/text/fold';
import { areInTwoScripts } from '@cardsift/contacts/text/script';
import { heightOf } from '../card/box.ts';
import { type Passage, passageOf } from './passage.ts';
import type { Segment } from './segment.ts';

/** The probability that the value of some words continues in others. */
export function linkOf(from: Pick<Segment, 'words'>, to: Pick<Segment, 'words'>): number {
  const [first] = to.words;
  if (!first) return 0;
  const before = from.words.reduce((sum, { at }) => sum + (first.before[at] ?? 0), 0);
  return (1 - first.begins) * before;
}

/** No value continues upward: the network has seen none that does. */
const isBefore = (from: Segment, to: Segment) => (from.words[0]?.at ?? 0) < (to.words[0]?.at ?? 0);

/** “李明 Li Ming” is a name twice. A sign may go on: “株式会社” above “Acme”. */
const saysAgain = (from: Segment, to: Segment) =>
  (from.line === to.line || from.label === 'name') && areInTwoScripts(from.text, to.text);

/** “Ansa Khan” above “Rafiq Khan”: two people of one family. */
function areRelatives(from: Segment, to: Segment): boolean {
  const [family, ...given] = fold(from.text).split(' ').toReversed();
  const [other, ...others] = fold(to.text).split(' ').toReversed();
  return from.label === 'name' && family === other && given.length > 0 && others.length > 0;
}

/** In heights. Of 3,900 values on several lines of written cards, six go on beside a wider gap. */
const WIDEST_GAP = 4;

/** “Wim” and “Anja” in two columns: what stands far apart on one row is two values. */
function areColumns({ box: a, line }: Segment, { box: b, line: other }: Segment): boolean {
  const height = Math.max(heightOf(a), heightOf(b));
  const isBeside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > height / 2;
  const gap = Math.max(b.left - a.right, a.left - b.right);
  return line !== other && isBeside && gap > WIDEST_GAP * height;
}

/** Joins stretches that go on in other lines: each with at most one before it and one behind it, the most probable first. */
export function linkSegments(segments: readonly Segment[]): Passage[] {
  const links = segments
    .flatMap((to) =>
      segments
        .filter(
          (from) =>
            from.label === to.label &&
            isBefore(from, to) &&
            !saysAgain(from, to) &&
            !areRelatives(from, to) &&
            !areColumns(from, to),
        )
        .map((from) => ({ from, to, probability: linkOf(from, to) })),
    )
    .sort((a, b) => b.probability - a.probability);
  const next = new Map<Segment, Segment>();
  const linked = new Set<Segment>();
  for (const { from, to, probability } of links) {
    if (probability < 0.5 || next.has(from) || linked.has(to)) continue;
    next.set(from, to);
    linked.add(to);
  }
  return segments
    .filter((segment) => !linked.has(segment))
    .map((first) => {
      const chain: Segment[] = [];
      for (let at: Segment | undefined = first; at; at = next.get(at)) chain.push(at);
      const outline = links
        .filter(({ from, to }) => chain.includes(from) || chain.includes(to))
        .map(({ from, to, probability }) =>
          next.get(from) === to ? probability : 1 - probability,
        );
      return passageOf(chain, Math.min(1, ...outline));
    });
}
