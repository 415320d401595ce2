import type { BookState } from './address-book.ts';

/**
 * The ETag of a card: the number of its last change. `epoch` names the book, because two books may use the same
 * numbers.
 */
export const formatEtag = (epoch: string, sequence: number) => `"${epoch.slice(0, 8)}-${sequence}"`;

/** The sync token of the whole book at one moment (RFC 6578, 3.2). It changes with every change to the book. */
export const formatSyncToken = ({ epoch, sequence }: BookState) =>
  `urn:cardsift:sync:${epoch}:${sequence}`;

/**
 * The number in a sync token. Undefined if the token is not of this book, or the deletions since then are forgotten.
 */
export function readSyncToken(token: string, state: BookState): number | undefined {
  const [, epoch, digits] = /^urn:cardsift:sync:([\da-f-]{36}):(\d{1,15})$/.exec(token) ?? [];
  const sequence = Number(digits);
  const isKnown =
    epoch === state.epoch && sequence >= state.forgotten && sequence <= state.sequence;
  return isKnown ? sequence : undefined;
}
