import type { ContactRecord } from '../contact-record.ts';
import { fold } from '../fold.ts';
import { industryOf } from '../industry.ts';
import { isOneEditApart } from './is-one-edit-apart.ts';
import { isPartOfPhone } from './phone-digits.ts';
import { parseSearch, type SearchTerm } from './search-query.ts';
import { readSearched, type SearchedRecord } from './searched-record.ts';

export interface ContactFilter {
  /**
   * Words that all stand somewhere in the contact, whatever their case and accents: in any of its
   * texts, of a name also with one wrong letter, of a phone number however it is typed.
   */
  search?: string;
  /** One of the industry buckets. */
  industry?: string;
  /** Substring of a tag or hashtag, whatever its case and accents. */
  tag?: string;
  /** Substring of the event that somebody was met at, whatever its case and accents. */
  event?: string;
}

/**
 * The contacts that pass every filter given. A search puts the best match first; otherwise, and among
 * equals, they keep their order. An empty filter lets all pass.
 */
export function searchContacts<T extends ContactRecord>(
  records: readonly T[],
  { search = '', industry, tag, event }: ContactFilter,
): T[] {
  const terms = parseSearch(search);
  const phrase = fold(search.trim());
  const tagPart = fold(tag?.trim() ?? '');
  const eventPart = fold(event?.trim() ?? '');
  const kept = records.filter(
    (record) =>
      (!industry || industryOf(record.org) === industry) &&
      (tagPart === '' || hasTag(record, tagPart)) &&
      (eventPart === '' || fold(record.met_event ?? '').includes(eventPart)),
  );
  if (terms.length === 0) return kept;
  return kept
    .map((record) => ({ record, distance: measure(readSearched(record), terms, phrase) }))
    .filter(({ distance }) => distance < NOT_FOUND)
    .sort((a, b) => a.distance - b.distance)
    .map(({ record }) => record);
}

function hasTag(record: ContactRecord, part: string): boolean {
  return [...record.tags, record.hashtags ?? ''].some((tag) => fold(tag).includes(part));
}

const NOT_FOUND = Number.POSITIVE_INFINITY;

/** How far a contact is from what was typed: 0 when its name begins with all of it. */
function measure(record: SearchedRecord, terms: readonly SearchTerm[], phrase: string): number {
  if (record.name.startsWith(phrase)) return 0;
  return terms.reduce((sum, term) => sum + measureTerm(record, term), 1);
}

/** In less than four letters, one wrong letter makes another word. */
const FEWEST_LETTERS_TO_MISTYPE = 4;

function measureTerm({ name, nameWords, text, tags, phones }: SearchedRecord, term: SearchTerm) {
  if (term.isTag) return tags.some((tag) => tag.startsWith(term.text)) ? 0 : NOT_FOUND;
  if (nameWords.some((word) => word.startsWith(term.text))) return 0;
  if (name.includes(term.text)) return 1;
  const { phone } = term;
  if (phone && phones.some((number) => isPartOfPhone(phone, number))) return 2;
  if (text.includes(term.text)) return 3;
  const isMistyped =
    term.text.length >= FEWEST_LETTERS_TO_MISTYPE &&
    nameWords.some((word) => isOneEditApart(word, term.text));
  return isMistyped ? 4 : NOT_FOUND;
}
