import type { BookState } from './address-book.ts';

/**
 * Another one for each state of a card: the number of its last change, in the book that numbers it. `epoch` keeps apart
 * two books that numbered alike.
 */
export const formatEtag = (epoch: string, sequence: number) => `"${epoch.slice(0, 8)}-${sequence}"`;

/** What stands for a whole book at a moment (RFC 6578, 3.2), and changes with it. */
export const formatSyncToken = ({ epoch, sequence }: BookState) =>
  `urn:cardsift:sync:${epoch}:${sequence}`;

/** The number in a token of this book; undefined where it is none, or what it saw is forgotten. */
export function readSyncToken(token: string, state: BookState): number | undefined {
  const [, epoch, digits] = /^urn:cardsift:sync:([\da-f-]{36}):(\d{1,15})$/.exec(token) ?? [];
  const sequence = Number(digits);
  const isKnown =
    epoch === state.epoch && sequence >= state.forgotten && sequence <= state.sequence;
  return isKnown ? sequence : undefined;
}
