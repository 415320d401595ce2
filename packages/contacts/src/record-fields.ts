import type { Contact } from './contact.ts';
import type { ContactRecord } from './contact-record.ts';
import { joinHashtags } from './hashtags.ts';
import { findLinkedinAddress } from './linkedin-address.ts';

export type RecordFields = Pick<
  ContactRecord,
  'full_name' | 'email' | 'phone' | 'org' | 'title' | 'notes' | 'hashtags' | 'linkedin_url'
> & { details: Contact };

/**
 * What the columns hold at most, in characters; `details` keeps the whole value
 * but of a note, which alone could pass its limit of 100 kB.
 */
const LIMITS = { line: 500, url: 2_000, hashtags: 5_000, notes: 20_000 };

/** The columns of a record for this contact: main values in columns, everything in `details`. */
export function toRecordFields(contact: Contact): RecordFields {
  return {
    full_name: column(contact.fullName, LIMITS.line),
    email: column(contact.emails[0], LIMITS.line),
    phone: column(contact.phones[0]?.number, LIMITS.line),
    org: column(contact.org, LIMITS.line),
    title: column(contact.title, LIMITS.line),
    notes: column(contact.note, LIMITS.notes),
    hashtags: column(joinHashtags(contact.hashtags) ?? '', LIMITS.hashtags),
    linkedin_url: column(findLinkedinAddress(contact.urls), LIMITS.url),
    details: withShortNote(contact),
  };
}

function withShortNote(contact: Contact): Contact {
  const note = column(contact.note, LIMITS.notes);
  return note === null ? contact : { ...contact, note };
}

function column(value: string | undefined, limit: number): string | null {
  const text = value?.trim() ?? '';
  return text === '' ? null : text.slice(0, limit).toWellFormed();
}
