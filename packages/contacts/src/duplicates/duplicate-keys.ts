import type { Contact } from '../contact.ts';
import type { ContactRecord } from '../contact-record.ts';
import { UNKNOWN_NAME } from '../names/unknown-name.ts';
import { normalizeEmail, normalizePhone, normalizeText, readWords } from '../normalize-values.ts';
import { type Identity, identityOfContact } from './identity.ts';

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

/** The values of a contact as they are compared. */
export interface Person {
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

export function readPerson({
  full_name,
  email,
  phone,
  org,
  otherName,
  uid = '',
}: Identity): Person {
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

export type Kind = 'uid' | 'email' | 'phone' | 'name';

/** The keys by which a person is found, the most reliable first. */
export function listKeys({ uid, email, phone, org, name }: Person): { kind: Kind; key: string }[] {
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
