import type { ContactRecord } from '../contact-record.ts';
import { isOneEditApart } from './is-one-edit-apart.ts';
import { isPartOfPhone } from './phone-digits.ts';
import type { SearchTerm } from './search-query.ts';
import { readSearched, type SearchedRecord } from './searched-record.ts';

/** The distance of what does not have a term. */
export const NOT_FOUND = 255;

/** That of a name with one wrong letter, which does not stand in any text. */
const MISTYPED = 4;

/** In less than four letters, one wrong letter makes another word. */
const FEWEST_LETTERS_TO_MISTYPE = 4;

/** Terms remembered of a list, each a byte a record: those that somebody types, and takes back. */
const REMEMBERED_TERMS = 40;

type Records = readonly ContactRecord[];

const known = new WeakMap<Records, Map<string, Uint8Array>>();

/**
 * How far every record is from a term. It is remembered for as long as the list is, as a key stroke changes
 * one term only, and a list is searched for the others already.
 */
export function measureTerm(records: Records, term: SearchTerm): Uint8Array {
  const terms = known.get(records) ?? new Map<string, Uint8Array>();
  known.set(records, terms);
  // The same digits are a phone number alone, and a word among others.
  const kind = term.isTag ? 'tag' : term.phone ? 'phone' : 'word';
  const key = `${kind} ${term.text}`;
  const distances = terms.get(key) ?? measureAll(records, term, terms.get(key.slice(0, -1)));
  terms.delete(key);
  terms.set(key, distances);
  const [oldest] = terms.keys();
  if (terms.size > REMEMBERED_TERMS && oldest !== undefined) terms.delete(oldest);
  return distances;
}

/** `shorter` tells the distances from the term without its last letter, where they are known. */
function measureAll(records: Records, term: SearchTerm, shorter?: Uint8Array): Uint8Array {
  const distances = new Uint8Array(records.length);
  records.forEach((record, index) => {
    const before = shorter?.[index];
    // What lacks the shorter term lacks the longer one, unless that is a name with a wrong letter.
    const isWithout = before === NOT_FOUND || before === MISTYPED;
    distances[index] = measure(readSearched(record), term, !isWithout);
  });
  return distances;
}

function measure(
  record: SearchedRecord,
  { text, isTag, phone }: SearchTerm,
  mayBeInText: boolean,
): number {
  const { name, nameWords } = record;
  if (isTag) return record.tags.some((tag) => tag.startsWith(text)) ? 0 : NOT_FOUND;
  // Names are part of all texts, where most records are seen not to have the term at once.
  const isInText = mayBeInText && record.text.includes(text);
  if (isInText && record.nameLines.includes(`\n${text}`)) return 0;
  if (isInText && name.includes(text)) return 1;
  if (phone && record.phones.some((number) => isPartOfPhone(phone, number))) return 2;
  if (isInText) return 3;
  const isMistyped =
    text.length >= FEWEST_LETTERS_TO_MISTYPE &&
    nameWords.some((word) => isOneEditApart(word, text));
  return isMistyped ? MISTYPED : NOT_FOUND;
}
