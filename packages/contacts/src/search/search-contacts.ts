import type { ContactRecord } from '../contact-record.ts';
import { industryOf } from '../industry.ts';
import { fold } from '../text/fold.ts';
import { matchTerm, NOT_FOUND } from './match-term.ts';
import { parseSearch } from './search-query.ts';
import { readSearched } from './searched-record.ts';

interface ContactFilter {
  /**
   * Words that must all be in the contact, ignoring case and accents: in any of its texts, in a name
   * also with one wrong letter, in a phone number however it is typed.
   */
  search?: string;
  /** One of the industries. */
  industry?: string;
  /** Part of a tag or hashtag, ignoring case and accents. */
  tag?: string;
  /** Part of the event where the person was met, ignoring case and accents. */
  event?: string;
}

/**
 * The contacts that pass all given filters. A search puts the best match first. Otherwise, and among
 * equals, the order stays. An empty filter lets all pass.
 */
export function searchContacts<T extends ContactRecord>(
  records: readonly T[],
  { search = '', industry, tag, event }: ContactFilter,
): T[] {
  const tagPart = fold(tag?.trim() ?? '');
  const eventPart = fold(event?.trim() ?? '');
  const isKept = (record: T) =>
    (!industry || industryOf(record.org) === industry) &&
    (tagPart === '' || hasTag(record, tagPart)) &&
    (eventPart === '' || fold(record.met_event ?? '').includes(eventPart));
  return findBestFirst(records, search).filter(isKept);
}

function hasTag(record: ContactRecord, part: string): boolean {
  return [...record.tags, record.hashtags ?? ''].some((tag) => fold(tag).includes(part));
}

/**
 * The contacts that a search finds, the nearest first. Distance 0 is a name that starts with the typed
 * text.
 */
function findBestFirst<T extends ContactRecord>(
  records: readonly T[],
  search: string,
): readonly T[] {
  const terms = parseSearch(search).map((term) => matchTerm(records, term));
  if (terms.length === 0) return records;
  const phrase = fold(search.trim());
  const byDistance: T[][] = [];
  records.forEach((record, index) => {
    const sum = sumUp(terms, index);
    if (sum === undefined) return;
    const distance = readSearched(record).name.startsWith(phrase) ? 0 : sum + 1;
    byDistance[distance] ??= [];
    byDistance[distance].push(record);
  });
  return byDistance.flat();
}

/** A record's total distance from all terms. Undefined if it lacks one. */
function sumUp(terms: readonly Uint8Array[], index: number): number | undefined {
  let sum = 0;
  for (const distances of terms) {
    const distance = distances[index] ?? NOT_FOUND;
    if (distance === NOT_FOUND) return undefined;
    sum += distance;
  }
  return sum;
}
