import type { Passage } from './passage.ts';

/** The value that was chosen. */
export interface Choice {
  passage: Passage;
  /** The probability that the one that came second is meant; 0 without a second. */
  rival: number;
  /** How well it agrees with the card's mailboxes (a name) or domains (an organization), 0 to 1; 0 for anything else. */
  agreement: number;
}
