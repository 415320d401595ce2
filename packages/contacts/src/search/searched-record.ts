import type { ContactRecord } from '../contact-record.ts';
import { fold } from '../fold.ts';
import { importedTexts } from '../imported-values.ts';
import { parseHashtags } from '../tags.ts';
import { type PhoneDigits, readPhoneDigits } from './phone-digits.ts';

/** A contact as it is searched: everything folded. */
export interface SearchedRecord {
  name: string;
  /** The words of the person's and the organization's names. */
  nameWords: string[];
  /** The same words, a line break before each: one text is searched sooner than a list of them. */
  nameLines: string;
  /** Every text there is of it, main values and others. */
  text: string;
  tags: string[];
  phones: PhoneDigits[];
}

/** Every key stroke searches all contacts, so what is searched is put together once per record. */
const SEARCHED = new WeakMap<ContactRecord, SearchedRecord>();

export function readSearched(record: ContactRecord): SearchedRecord {
  const known = SEARCHED.get(record);
  if (known) return known;
  const fresh = prepare(record);
  SEARCHED.set(record, fresh);
  return fresh;
}

/**
 * Puts together what is searched of the records from an index on, while there is time, so that the first
 * key stroke finds it. The index to go on from.
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
    // Nobody can type the separator, so nothing is found across two fields.
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
 * Every text in a record's details but what the card's reading left there, and what has a reader of its own. They are not checked here:
 * of ten thousand contacts that would take longer than a person waits.
 */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    NOT_SEARCHED.has(key) ? [] : textsWithin(part),
  );
}
