import type { Passage } from './passage.ts';

/** The value that was chosen, and the one that came second. */
export interface Choice {
  passage: Passage;
  runnerUp?: Passage;
  /** The probability that the runner-up is the one that is meant; 0 without a runner-up. */
  rival: number;
  /** How well it agrees with the card's mailboxes (a name) or domains (an organization), 0 to 1; 0 for anything else. */
  agreement: number;
}
