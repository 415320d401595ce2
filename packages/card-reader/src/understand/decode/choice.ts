import type { Passage } from './passage.ts';

/** What was chosen for one value, and what else it could have been. */
export interface Choice {
  passage: Passage;
  runnerUp?: Passage;
  /** How probably the runner-up is the one that is meant; 0 without one. */
  rival: number;
  /** How well it agrees with the card's mailboxes (a name) or domains (an organization), 0 to 1; 0 for anything else. */
  agreement: number;
}
