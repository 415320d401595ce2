import type { Contact } from '../contact.ts';
import { writeVcard } from './write-vcard.ts';

/**
 * The bytes that a phone can still read off another phone's screen: a code of version 17 at level L
 * holds 644 (ISO/IEC 18004, table 7), and its 85 modules are three pixels wide on 256.
 */
export const CODE_BYTES = 640;

/** What to leave out of a code that would be too large, the least important first. */
const LEAVE_OUT: ((contact: Contact) => Contact)[] = [
  ({ photo: _, imported: __, ...contact }) => contact,
  ({ note: _, met: __, ...contact }) => contact,
  (contact) => ({ ...contact, hashtags: [] }),
  (contact) => ({ ...contact, urls: contact.urls.slice(0, 1) }),
  ({ address: _, ...contact }) => contact,
  (contact) => ({ ...contact, urls: [] }),
  ({ department: _, ...contact }) => contact,
  (contact) => ({
    ...contact,
    emails: contact.emails.slice(0, 1),
    phones: contact.phones.slice(0, 2),
  }),
  ({ title: _, ...contact }) => contact,
];

interface CodeVcard {
  vcard: string;
  /** Whether it contains the whole contact. */
  isWhole: boolean;
}

/**
 * As much of a contact as fits into a code. Null if not even the name and one way to reach the person
 * fit.
 */
export function fitIntoQrCode(contact: Contact): CodeVcard | null {
  let shortened = contact;
  for (const leaveOut of [(all: Contact) => all, ...LEAVE_OUT]) {
    shortened = leaveOut(shortened);
    const vcard = writeVcard(shortened);
    if (new TextEncoder().encode(vcard).length <= CODE_BYTES) {
      return { vcard, isWhole: vcard === writeVcard(contact) };
    }
  }
  return null;
}
