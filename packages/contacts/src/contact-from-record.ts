import type { Contact, Phone } from './contact.ts';
import type { ContactRecord } from './contact-record.ts';
import { readDetails } from './details.ts';
import { parseHashtags } from './hashtags.ts';
import { normaliseEmail, normalisePhone } from './normalise.ts';
import { UNKNOWN_NAME } from './unknown-name.ts';

type Source = Omit<ContactRecord, 'id' | 'user_id' | 'created_at' | 'updated_at'>;

/**
 * The whole contact of a record. Its columns say what is true now; `details` adds what the columns
 * have no room for. Tags are not part of a contact.
 */
export function contactFromRecord(record: Source): Contact {
  const details = readDetails(record.details);
  const fullName = value(record.full_name) ?? UNKNOWN_NAME;
  const contact: Contact = {
    fullName,
    emails: mainFirst(value(record.email), details.emails, normaliseEmail),
    phones: phonesOf(value(record.phone), details.phones),
    urls: urlsOf(value(record.linkedin_url), details.urls),
    hashtags: parseHashtags(record.hashtags).map((tag) => tag.toLowerCase()),
  };
  // The parts of a name that has been changed since are of no use.
  if (details.name && details.fullName === fullName) contact.name = details.name;
  const org = value(record.org);
  const title = value(record.title);
  const note = value(record.notes);
  if (org) contact.org = org;
  if (details.department) contact.department = details.department;
  if (title) contact.title = title;
  if (note) contact.note = note;
  if (details.address) contact.address = details.address;
  return contact;
}

function value(column: string | null): string | undefined {
  return column?.trim() || undefined;
}

function phonesOf(main: string | undefined, phones: Phone[]): Phone[] {
  if (!main) return phones;
  const known = phones.find(({ number }) => normalisePhone(number) === normalisePhone(main));
  return [
    { number: main, kinds: known?.kinds ?? [] },
    ...phones.filter((phone) => phone !== known),
  ];
}

function urlsOf(linkedinUrl: string | undefined, urls: string[]): string[] {
  const address = linkedinUrl && /^https?:\/\//i.test(linkedinUrl) ? [linkedinUrl] : [];
  return [...new Set([...urls, ...address])];
}

function mainFirst(
  main: string | undefined,
  all: string[],
  normalise: (text: string) => string,
): string[] {
  return main ? [main, ...all.filter((one) => normalise(one) !== normalise(main))] : all;
}
