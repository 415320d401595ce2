import type { Passage } from './passage.ts';

/** How certain a choice is that nothing confirms: such were wrong too often on strangers' cards. */
export const UNCONFIRMED = 0.88;

/** What was chosen for one value, and what else it could have been. */
export interface Choice {
  passage: Passage;
  runnerUp?: Passage;
  /** What nothing else on the card confirms is never “high”; 1 where something does. */
  certainty?: number;
}

/** The passage with the highest score. */
export function best(
  passages: readonly Passage[],
  scoreOf: (passage: Passage) => number,
): Choice | null {
  const [first, second] = passages
    .map((passage) => ({ passage, score: scoreOf(passage) }))
    .sort((a, b) => b.score - a.score);
  if (!first) return null;
  return { passage: first.passage, ...(second && { runnerUp: second.passage }) };
}
