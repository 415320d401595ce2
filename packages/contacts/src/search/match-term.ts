import type { ContactRecord } from '../contact-record.ts';
import { isOneEditApart } from './is-one-edit-apart.ts';
import { isPartOfPhone } from './phone-digits.ts';
import type { SearchTerm } from './search-query.ts';
import { readSearched, type SearchedRecord } from './searched-record.ts';

/** The distance of a record without the term. */
export const NOT_FOUND = 255;

/** The distance of a name with one wrong letter. The term itself is in no text of the record. */
const MISTYPED = 4;

/** In a shorter word, one wrong letter makes another word. */
const FEWEST_LETTERS_TO_MISTYPE = 4;

/**
 * The most terms remembered for a list, at one byte per record: those that a person types and deletes
 * again.
 */
const REMEMBERED_TERMS = 40;

type Records = readonly ContactRecord[];

const known = new WeakMap<Records, Map<string, Uint8Array>>();

/**
 * The distance of every record from a term. It is remembered as long as the list exists, because a
 * keystroke changes only one term.
 */
export function matchTerm(records: Records, term: SearchTerm): Uint8Array {
  const terms = known.get(records) ?? new Map<string, Uint8Array>();
  known.set(records, terms);
  // The same digits can be a phone number if they stand alone, and a word among others.
  const kind = term.isTag ? 'tag' : term.phone ? 'phone' : 'word';
  const key = `${kind} ${term.text}`;
  const distances = terms.get(key) ?? measureAll(records, term, terms.get(key.slice(0, -1)));
  terms.delete(key);
  terms.set(key, distances);
  const [oldest] = terms.keys();
  if (terms.size > REMEMBERED_TERMS && oldest !== undefined) terms.delete(oldest);
  return distances;
}

/** `shorter` holds the distances from the term without its last letter, if they are known. */
function measureAll(records: Records, term: SearchTerm, shorter?: Uint8Array): Uint8Array {
  const distances = new Uint8Array(records.length);
  records.forEach((record, index) => {
    const before = shorter?.[index];
    // A record without the shorter term lacks the longer one too, unless it matched by a wrong letter.
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
  // The text includes the names, so most records are ruled out by one search in it.
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
