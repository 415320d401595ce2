import type { Passage } from './passage.ts';

/** What was chosen for one value, and what else it could have been. */
export interface Choice {
  passage: Passage;
  runnerUp?: Passage;
  /** How probably it is the value whole and nothing else, as far as the letters were read right. */
  certainty: number;
}
