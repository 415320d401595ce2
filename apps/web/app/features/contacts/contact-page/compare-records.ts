import { type ContactRecord, contactFromRecord } from '@cardsift/contacts/contact-record';
import { describePlace } from '@cardsift/contacts/meeting';
import { addressLines } from '@cardsift/contacts/postal-address';

export interface ComparedValue {
  label: string;
  /** Of both contacts; empty for nothing. */
  left: string;
  right: string;
}

/** Every value that one of two contacts has, side by side. */
export function compareRecords(one: ContactRecord, other: ContactRecord): ComparedValue[] {
  const [left, right] = [describe(one), describe(other)];
  return Object.keys(left)
    .map((label) => ({ label, left: left[label] ?? '', right: right[label] ?? '' }))
    .filter((value) => value.left !== '' || value.right !== '');
}

function describe(record: ContactRecord): Record<string, string> {
  const contact = contactFromRecord(record);
  return {
    Name: contact.fullName,
    Title: contact.title ?? '',
    Organization: [contact.org, contact.department].filter(Boolean).join(', '),
    'In another script': Object.values({ ...contact.otherScript, name: undefined })
      .filter(Boolean)
      .join(', '),
    Phones: contact.phones.map(({ number }) => number).join('\n'),
    'E-mails': contact.emails.join('\n'),
    Websites: contact.urls.join('\n'),
    Address: contact.address ? addressLines(contact.address).join('\n') : '',
    'Met at': contact.met ? [describePlace(contact.met), contact.met.day].join(' ').trim() : '',
    Notes: contact.note ?? '',
    Tags: [...contact.hashtags.map((tag) => `#${tag}`), ...record.tags].join(', '),
  };
}
