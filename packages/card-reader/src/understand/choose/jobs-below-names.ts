import { isCredential } from '../fields/person/credentials.ts';
import { isJobHead } from '../fields/word-kinds.ts';
import { heightOf } from '../layout/box.ts';
import { distance } from '../layout/distance.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { lexemesOf } from '../text/words.ts';
import { NEAR } from './mend-torn.ts';
import type { Segment } from './segments.ts';

/** How much smaller a job is set than the name above it. */
const SMALLER = 0.9;
/** A job that only its place and its word tell. */
const BY_WORD = 0.6;

const namesAbove = (segment: Segment, segments: readonly Segment[]) =>
  segments
    .slice(0, segments.indexOf(segment))
    .filter(({ label, box }) => label === 'name' && distance(box, segment.box) < NEAR * 2);

/** In smaller letters below a whole name. */
function isBelowName(segment: Segment, segments: readonly Segment[]): boolean {
  const names = namesAbove(segment, segments);
  return (
    isWhole(names) && names.every(({ box }) => heightOf(segment.box) < SMALLER * heightOf(box))
  );
}

/** “Vicar”, “Club Captain”, in small letters below a whole name: a job that the network took for a name. */
export function withJobs(segments: readonly Segment[]): Segment[] {
  return segments.map((segment) => {
    const isJob =
      segment.label === 'name' &&
      (isJobAlone(segment, segments) || endsWithJob(segment)) &&
      isBelowName(segment, segments);
    return isJob
      ? { ...segment, label: 'title' as const, probability: BY_WORD, begins: 1 }
      : segment;
  });
}

const isJob = ({ label, text }: Segment) =>
  label === 'title' || (label === 'credential' && !isCredential(text));

/** “Kirana Bazaar Promoter”: below a whole name the beginning of a job's line, which the network took for more of the name, is the job's. */
export function withBeginningsOfJobs(segments: readonly Segment[]): Segment[] {
  const isFirstOfLine = ({ line }: Segment, at: number) => segments[at - 1]?.line !== line;
  const isBeginning = (segment: Segment, at: number) => {
    const job = segments[at + 1];
    return (
      segment.label === 'name' &&
      job?.line === segment.line &&
      job.words[0]?.separator === 'space' &&
      isJob(job) &&
      isFirstOfLine(segment, at) &&
      isBelowName(segment, segments)
    );
  };
  return segments.flatMap((segment, at): Segment[] => {
    if (isBeginning(segment, at)) return [];
    const before = segments[at - 1];
    if (!before || !isBeginning(before, at - 1)) return [segment];
    const box = { ...segment.box, left: before.box.left };
    const words = [...before.words, ...segment.words];
    return [{ ...segment, words, text: `${before.text} ${segment.text}`, box, begins: 1 }];
  });
}

/** One word, a line of its own, that names a job in some language. */
export const isJobAlone = ({ line, words }: Segment, segments: readonly Segment[]) =>
  words.length === 1 &&
  lexemesOf(words[0]?.text ?? '').every(isJobHead) &&
  segments.every((other) => other.line !== line || other.words === words);

function endsWithJob({ text }: Segment): boolean {
  const words = lexemesOf(text);
  return words.length > 1 && isJobHead(words.at(-1) ?? '') && !givenNames.has(words[0] ?? '');
}

/** Whether names on several lines are more than one word together. */
export const isWhole = (group: readonly Segment[] = []) =>
  group.reduce((sum, { words }) => sum + words.length, 0) > 1;
