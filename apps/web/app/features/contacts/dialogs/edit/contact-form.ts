import type { Contact, PhoneKind } from '@cardsift/contacts/contact';
import { contactFromRecord } from '@cardsift/contacts/contact-from-record';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { parseHashtags } from '@cardsift/contacts/hashtags';
import { keepReading } from '@cardsift/contacts/keep-reading';
import { toRecordFields } from '@cardsift/contacts/record-fields';
import { parseTags } from '@cardsift/contacts/tags';
import { z } from 'zod';

const line = z.string().trim().max(500, 'At most 500 characters');
const webAddress = line
  .transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || /^https?:\/\/[^\s/]+\.\S+$/i.test(text), 'Not a web address');
const email = line.refine(
  (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  'Not an e-mail address',
);

/** What the form holds and demands; lists may hold empty rows, which do not count. */
export const contactFormSchema = z.object({
  fullName: line.min(1, 'Please enter a name'),
  title: line,
  org: line,
  department: line,
  emails: z.array(z.object({ value: email })),
  phones: z.array(z.object({ number: line, kinds: z.string() })),
  urls: z.array(z.object({ value: webAddress })),
  linkedinUrl: webAddress,
  address: z.object({ street: line, postcode: line, city: line, region: line, country: line }),
  note: z.string().trim().max(20_000, 'At most 20000 characters'),
  hashtags: line,
  tags: line,
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** The form for a contact, or an empty one with a row for each list. */
export function formOf(record: ContactRecord | null): ContactForm {
  const contact: Contact = record
    ? contactFromRecord(record)
    : { fullName: '', emails: [], phones: [], urls: [], hashtags: [] };
  const linkedinUrl = record?.linkedin_url ?? '';
  return {
    fullName: contact.fullName,
    title: contact.title ?? '',
    org: contact.org ?? '',
    department: contact.department ?? '',
    emails: rows(
      contact.emails.map((value) => ({ value })),
      { value: '' },
    ),
    phones: rows(
      contact.phones.map(({ number, kinds }) => ({ number, kinds: kinds.join(',') })),
      { number: '', kinds: '' },
    ),
    urls: contact.urls.filter((url) => url !== linkedinUrl).map((value) => ({ value })),
    linkedinUrl,
    address: contact.address ?? { street: '', postcode: '', city: '', region: '', country: '' },
    note: contact.note ?? '',
    hashtags: contact.hashtags.join(', '),
    tags: record?.tags.join(', ') ?? '',
  };
}

/** The columns to write for what was entered; `record` is the contact as it was, if there was one. */
export function columnsOf(form: ContactForm, record: ContactRecord | null): Partial<ContactRecord> {
  const before = record && contactFromRecord(record);
  const values = (list: { value: string }[]) => list.map(({ value }) => value).filter(Boolean);
  const contact: Contact = {
    fullName: form.fullName,
    ...(before?.fullName === form.fullName && before.name && { name: before.name }),
    emails: values(form.emails),
    phones: form.phones
      .filter(({ number }) => number !== '')
      .map(({ number, kinds }) => ({
        number,
        kinds: kinds.split(',').filter(Boolean) as PhoneKind[],
      })),
    ...(form.org && { org: form.org }),
    ...(form.department && { department: form.department }),
    ...(form.title && { title: form.title }),
    ...(form.note && { note: form.note }),
    urls: [...values(form.urls), ...values([{ value: form.linkedinUrl }])],
    ...(Object.values(form.address).some(Boolean) && { address: form.address }),
    hashtags: parseHashtags(form.hashtags).map((tag) => tag.toLowerCase()),
  };
  const linkedin_url = form.linkedinUrl || null;
  return {
    ...toRecordFields(contact),
    details: keepReading(record?.details, contact),
    linkedin_url,
    tags: parseTags(form.tags),
    // What is known of another profile would be wrong beside this one.
    ...(record && record.linkedin_url !== linkedin_url && FORGOTTEN_PROFILE),
  };
}

const FORGOTTEN_PROFILE = {
  linkedin_updated_at: null,
  description: null,
  confidence: null,
  evidence: null,
};

function rows<T>(list: T[], empty: T): T[] {
  return list.length > 0 ? list : [empty];
}
