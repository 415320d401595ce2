import type { ContactRecord } from '../contact-record.ts';
import { type Kind, listKeys, type Person, readPerson } from './duplicate-keys.ts';
import { type Identity, identityOfRecord } from './identity.ts';
import { namesAgree } from './names-agree.ts';

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
 * Values are compared as in `normalize-values.ts`. If several match, one with an agreeing name comes first, then the
 * one that was added first. `group-duplicates.ts` shows the same people, and possible colleagues too.
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

interface Entry<T> {
  of: T;
  person: Person;
}

function mayBeColleagues(a: Person, b: Person): boolean {
  return (
    a.email !== '' && b.email !== '' && a.email !== b.email && (a.name === '' || a.name !== b.name)
  );
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
