import type { Contact } from '../contact.ts';
import { type ContactRecord, otherNameOf } from '../contact-record.ts';

/** The values that identify a contact. */
export interface Identity extends Pick<ContactRecord, 'full_name' | 'email' | 'phone' | 'org'> {
  /** The name in another script. */
  otherName?: string | undefined;
  /** The UID of the contact in the address book that it was imported from. */
  uid?: string | undefined;
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
