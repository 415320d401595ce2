import type { Contact } from '@cardsift/contacts/contact';

/** Fields of one value; the name and its parts are one. */
const SINGLE = [
  ['fullName', 'name'],
  ['phonetic'],
  ['otherScript'],
  ['title'],
  ['department'],
  ['org'],
  ['note'],
  ['address'],
] as const satisfies (keyof Contact)[][];

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A contact improved by a second reading. A value that is still as first read takes the later reading, and lists get
 * what the later reading adds. What differs from the first reading was edited, and stays.
 * @param first as it was read first
 * @param now as it is
 * @param later as it was read in the end
 */
export function mergeSecondReading(
  first: Contact,
  now: Contact,
  later: Contact,
): { contact: Contact; improved: number } {
  const contact = { ...now };
  let improved = 0;
  for (const fields of SINGLE) {
    const [main] = fields;
    if (!isSame(now[main], first[main]) || isSame(later[main], first[main])) continue;
    Object.assign(contact, Object.fromEntries(fields.map((field) => [field, later[field]])));
    improved += 1;
  }
  const more = <T>(list: (contact: Contact) => readonly T[], keyOf: (value: T) => string): T[] => {
    const known = new Set([...list(first), ...list(now)].map(keyOf));
    const added = list(later).filter((value) => !known.has(keyOf(value)));
    if (added.length > 0) improved += 1;
    return [...list(now), ...added];
  };
  contact.emails = more(
    ({ emails }) => emails,
    (email) => email,
  );
  contact.phones = more(
    ({ phones }) => phones,
    ({ number }) => number,
  );
  contact.urls = more(
    ({ urls }) => urls,
    (url) => url,
  );
  return { contact, improved };
}
