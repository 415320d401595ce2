import type { Entry } from './address-book-entries.ts';
import { formatEtag } from './etag.ts';
import { DavError } from './xml/dav-error.ts';

/** The conditions in a request's headers (RFC 9110, 13.1). */
export interface Conditions {
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
}

const failed = () => new DavError(412, 'The card is not as it was seen.');

/** Weak ETags are left out: they say that two states are equivalent, not that they are identical. */
const listTags = (header: string): string[] => header.match(/(?<!W\/)"[^"]*"/g) ?? [];

const names = (header: string, tag: string) =>
  header.trim() === '*' || listTags(header).includes(tag);

/**
 * Checks the request's conditions against the card, and returns those that the database has to check again when it
 * saves. @throws DavError 412 if one does not hold
 */
export function checkConditions(
  { ifMatch, ifNoneMatch }: Conditions,
  epoch: string,
  entry: Entry | undefined,
): { seen?: number; mustBeNew?: boolean; mayReplace?: boolean } {
  const tag = entry && formatEtag(epoch, entry.sequence);
  if (ifMatch !== undefined && !(tag && names(ifMatch, tag))) throw failed();
  if (ifNoneMatch !== undefined && tag && names(ifNoneMatch, tag)) throw failed();
  if (ifMatch?.trim() === '*') return { mayReplace: true };
  if (ifMatch !== undefined && entry) return { seen: entry.sequence };
  if (ifNoneMatch?.trim() === '*') return { mustBeNew: true };
  return {};
}

/** Whether the client already has this state. A GET compares ETags weakly. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return names(ifNoneMatch.replaceAll('W/"', '"'), tag);
}
