import type { Contact } from '../contact.ts';
import { type ContactRecord, otherNameOf } from '../contact-record.ts';
import { UNKNOWN_NAME } from '../names/unknown-name.ts';
import { normalizeEmail, normalizePhone, normalizeText, readWords } from '../normalize-values.ts';

/** The values that identify a contact. */
export interface Identity extends Pick<ContactRecord, 'full_name' | 'email' | 'phone' | 'org'> {
  /** The name in another script. */
  otherName?: string | undefined;
  /** The UID of the contact in the address book that it was imported from. */
  uid?: string | undefined;
}

/** A contact that is the same person, as far as the data tell. */
export interface Match<T> {
  of: T;
  /** Whether both are the same card of an address book, by UID. */
  isSameCard: boolean;
  /** Whether the names cannot belong to one person. Then two people may share the matching value. */
  hasOtherName: boolean;
}

/**
 * Recognizes people. This is the only rule of who is the same person:
 * 1. the same UID of an imported card, or
 * 2. the same organization (which may be none) and the same main e-mail address, or
 * 3. the same organization and the same main number, unless they may be colleagues, who share a switchboard, or
 * 4. the same organization and the same name, if neither has an address or a number.
 *
 * Values are compared as in `normalize-values.ts`. If several match, one with an agreeing name comes first, then the one that
 * was added first. `group-duplicates.ts` shows the same people, and possible colleagues too.
 */
export function createPersonIndex<T>(people: Iterable<readonly [Identity, T]> = []) {
  const byKey = new Map<string, Entry<T>[]>();
  const byKeyAndWord = new Map<string, Entry<T>[]>();

  const add = (identity: Identity, of: T): void => {
    const entry = { of, person: readPerson(identity) };
    for (const { key } of listKeys(entry.person)) {
      append(byKey, key, entry);
      for (const word of [...entry.person.words, ...entry.person.otherWords])
        append(byKeyAndWord, `${key}\n${word}`, entry);
    }
  };
  for (const [identity, of] of people) add(identity, of);

  return {
    add,
    find(identity: Identity): Match<T> | undefined {
      const person = readPerson(identity);
      const keys = listKeys(person);
      const isSame = (kind: Kind, other: Person) =>
        kind !== 'phone' || !mayBeColleagues(person, other);
      for (const { kind, key } of keys) {
        const [sameCard] = kind === 'uid' ? (byKey.get(key) ?? []) : [];
        if (sameCard) return { of: sameCard.of, isSameCard: true, hasOtherName: false };
        // Looks only at people who share a word of the name, because thousands may share a switchboard's number.
        for (const word of [...person.words, ...person.otherWords]) {
          const found = byKeyAndWord
            .get(`${key}\n${word}`)
            ?.find((other) => isSame(kind, other.person) && namesAgree(person, other.person));
          if (found) return { of: found.of, isSameCard: false, hasOtherName: false };
        }
      }
      for (const { kind, key } of keys) {
        const found = byKey.get(key)?.find((other) => isSame(kind, other.person));
        if (!found) continue;
        const hasOtherName = !namesAgree(person, found.person);
        return { of: found.of, isSameCard: false, hasOtherName };
      }
      return undefined;
    },
  };
}

/** The first of these records that is the same person. */
export function findSamePerson(
  records: readonly ContactRecord[],
  person: Identity,
): ContactRecord | undefined {
  return createPersonIndex(records.map((one) => [identityOfRecord(one), one])).find(person)?.of;
}

/**
 * Whether two contacts with one organization and one number may be two people who share a switchboard: their addresses
 * differ, and their names are not the same.
 */
export function areMaybeColleagues(
  a: Pick<ContactRecord, 'full_name' | 'email'>,
  b: Pick<ContactRecord, 'full_name' | 'email'>,
): boolean {
  const read = ({ full_name, email }: typeof a) =>
    readPerson({ full_name, email, phone: null, org: null });
  return mayBeColleagues(read(a), read(b));
}

/**
 * The keys that make two contacts duplicates (docs/product.md, “Contacts”): the number or the address, with the
 * organization.
 */
export function listDuplicateKeys(
  record: Pick<ContactRecord, 'email' | 'phone' | 'org'>,
): string[] {
  return listKeys(readPerson({ ...record, full_name: null })).map(({ key }) => key);
}

/** Whether a contact has a real name, not an address or number in its place. */
export function isNamed(contact: Contact): boolean {
  return readPerson(identityOfContact(contact)).name !== '';
}

export function identityOfContact(contact: Contact): Identity {
  return {
    full_name: contact.fullName,
    email: contact.emails[0] ?? null,
    phone: contact.phones[0]?.number ?? null,
    org: contact.org ?? null,
    otherName: contact.otherScript?.fullName,
    uid: readUid(contact.imported),
  };
}

export function identityOfRecord(record: ContactRecord): Identity {
  const { full_name, email, phone, org, details } = record;
  const imported =
    typeof details === 'object' && details !== null && 'imported' in details && details.imported;
  const uid = readUid(Array.isArray(imported) ? imported : []) ?? ownUid(record);
  return { full_name, email, phone, org, otherName: otherNameOf(record), uid };
}

/** The UID of a contact that has none from an imported file. An exported card comes back with it. */
export function ownUid({ id }: Pick<ContactRecord, 'id'>): string {
  return `urn:uuid:${id}`;
}

function readUid(imported: unknown[] = []): string | undefined {
  for (const property of imported) {
    if (typeof property !== 'object' || property === null) continue;
    const { name, value } = property as { name?: unknown; value?: unknown };
    if (name === 'UID' && typeof value === 'string') return value;
  }
  return undefined;
}

interface Entry<T> {
  of: T;
  person: Person;
}

interface Person {
  uid: string;
  email: string;
  phone: string;
  org: string;
  /** Empty if it only repeats an address or number. */
  name: string;
  words: string[];
  /** The words of the name in another script. */
  otherWords: string[];
}

function readPerson({ full_name, email, phone, org, otherName, uid = '' }: Identity): Person {
  const words = readWords(full_name);
  const name = words.join(' ');
  const isNone = [UNKNOWN_NAME, email, phone].some((other) => name === readWords(other).join(' '));
  return {
    uid: uid
      .trim()
      .replace(/^urn:uuid:/i, '')
      .toLowerCase(),
    email: normalizeEmail(email),
    phone: normalizePhone(phone),
    org: normalizeText(org),
    name: isNone ? '' : name,
    words: isNone ? [] : words,
    otherWords: isNone ? [] : readWords(otherName ?? null),
  };
}

type Kind = 'uid' | 'email' | 'phone' | 'name';

/** The keys by which a person is found, the most reliable first. */
function listKeys({ uid, email, phone, org, name }: Person): { kind: Kind; key: string }[] {
  const values: [Kind, string][] = [
    ['uid', uid],
    ['email', email],
    ['phone', phone],
    ['name', email === '' && phone === '' ? name : ''],
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([kind, value]) => ({
      kind,
      key: `${kind}\n${value}${kind === 'uid' ? '' : `\n${org}`}`,
    }));
}

function mayBeColleagues(a: Person, b: Person): boolean {
  return (
    a.email !== '' && b.email !== '' && a.email !== b.email && (a.name === '' || a.name !== b.name)
  );
}

/** Whether one person may have both names: “Dr. Ada N. Lee” may be “Lee, Ada” and “A. Lee”, but not “Ada King”. */
function namesAgree(a: Person, b: Person): boolean {
  const others = [
    [a.otherWords, b.words],
    [a.words, b.otherWords],
    [a.otherWords, b.otherWords],
  ] as const;
  return (
    allAgree(a.words, b.words) ||
    others.some(([one, other]) => one.length > 0 && other.length > 0 && allAgree(one, other))
  );
}

function allAgree(a: readonly string[], b: readonly string[]): boolean {
  if (a.join('') === b.join('')) return true;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.every((word) => longer.some((other) => wordsAgree(word, other)));
}

/** The same word, or one is the other's initial. */
function wordsAgree(a: string, b: string): boolean {
  return a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
