import type { ContactRecord } from '../contact-record.ts';
import { importedTexts } from '../import/imported-values.ts';
import { parseHashtags } from '../tags.ts';
import { fold } from '../text/fold.ts';
import { type PhoneDigits, readPhoneDigits } from './phone-digits.ts';

/** A contact as search sees it: everything is folded. */
export interface SearchedRecord {
  name: string;
  /** The words in the names of the person and the organization. */
  nameWords: string[];
  /** The same words, each after a line break: one text is searched faster than a list. */
  nameLines: string;
  /** All texts of the contact, main values and others. */
  text: string;
  tags: string[];
  phones: PhoneDigits[];
}

/** Every keystroke searches all contacts, so the searched form of a record is made only once. */
const SEARCHED = new WeakMap<ContactRecord, SearchedRecord>();

export function readSearched(record: ContactRecord): SearchedRecord {
  const known = SEARCHED.get(record);
  if (known) return known;
  const fresh = prepare(record);
  SEARCHED.set(record, fresh);
  return fresh;
}

/**
 * Prepares records for search from an index on, while there is time, so that the first keystroke finds them ready.
 * Returns the index to continue from.
 */
export function prepareSearch(
  records: readonly ContactRecord[],
  from: number,
  hasTime: () => boolean,
): number {
  let next = from;
  for (const record of records.slice(from)) {
    if (!hasTime()) break;
    readSearched(record);
    next += 1;
  }
  return next;
}

function prepare(record: ContactRecord): SearchedRecord {
  const { full_name, email, phone, org, title, notes, hashtags, tags, details } = record;
  const { met_event, met_place } = record;
  const others = textsWithin(details);
  const imported = importedTexts(details);
  const name = fold(full_name ?? '');
  const inOtherScript = textsWithin(Object(details).otherScript).join(' ');
  const nameWords = fold(`${full_name ?? ''} ${org ?? ''} ${inOtherScript}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return {
    name,
    nameWords,
    nameLines: nameWords.map((word) => `\n${word}`).join(''),
    // Nobody can type the separator, so no match spans two fields.
    text: fold(
      [
        ...[full_name, email, phone, org, title, notes, hashtags, met_event, met_place],
        ...[...tags, ...others, ...imported],
      ].join('\n'),
    ),
    tags: [...parseHashtags(hashtags), ...tags].map((tag) => fold(tag.replace(/^#+/, ''))),
    phones: [phone ?? '', ...others].flatMap((text) => readPhoneDigits(text) ?? []),
  };
}

const NOT_SEARCHED = new Set(['reading', 'imported', 'photo']);

/**
 * All texts in a record's details, except the card's reading and what has its own reader. They are not validated here,
 * because for ten thousand contacts that would take longer than a person waits.
 */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    NOT_SEARCHED.has(key) ? [] : textsWithin(part),
  );
}
