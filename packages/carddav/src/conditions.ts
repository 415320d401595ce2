import type { Entry } from './address-book.ts';
import { formatEtag } from './etag.ts';
import { DavError } from './xml/dav-error.ts';

/** What a request says that a card must still be (RFC 9110, 13.1). */
export interface Conditions {
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
}

const failed = () => new DavError(412, 'The card is not as it was seen.');

/** Weak ETags say that two states are alike, not that they are the same. */
const listTags = (header: string): string[] => header.match(/(?<!W\/)"[^"]*"/g) ?? [];

const names = (header: string, tag: string) =>
  header.trim() === '*' || listTags(header).includes(tag);

/** What the database is to hold a change to, where the card is as the request says. @throws DavError 412 where it is not */
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

/** Whether the client has this state already (a GET, for which ETags are compared weakly). */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return names(ifNoneMatch.replaceAll('W/"', '"'), tag);
}
