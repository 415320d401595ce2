import { type ContactRecord, contactFromRecord } from '@cardsift/contacts/contact-record';
import { addressLines } from '@cardsift/contacts/map-address';
import { describePlace } from '@cardsift/contacts/meeting';
import type { Merge } from './merges-query.ts';

interface MergedValue {
  label: string;
  /** What the contact that stayed had, and what the one that went had; empty for nothing. */
  kept: string;
  gone: string;
}

/** The two contacts of a merge, as they were. The database wrote them; no page could. */
export function readSides({ kept, gone }: Merge): { kept: ContactRecord; gone: ContactRecord } {
  return { kept: kept as ContactRecord, gone: gone as ContactRecord };
}

/** Every value of the two contacts of a merge, side by side. */
export function listMergedValues(merge: Merge): MergedValue[] {
  const sides = readSides(merge);
  const [kept, gone] = [describe(sides.kept), describe(sides.gone)];
  return Object.keys(kept)
    .map((label) => ({ label, kept: kept[label] ?? '', gone: gone[label] ?? '' }))
    .filter((value) => value.kept !== '' || value.gone !== '');
}

function describe(record: ContactRecord): Record<string, string> {
  const contact = contactFromRecord(record);
  return {
    Name: contact.fullName,
    Title: contact.title ?? '',
    Organization: [contact.org, contact.department].filter(Boolean).join(', '),
    Phones: contact.phones.map(({ number }) => number).join('\n'),
    'E-mails': contact.emails.join('\n'),
    Websites: contact.urls.join('\n'),
    Address: contact.address ? addressLines(contact.address).join('\n') : '',
    'Met at': contact.met ? [describePlace(contact.met), contact.met.day].join(' ').trim() : '',
    Notes: contact.note ?? '',
    Tags: [...contact.hashtags.map((tag) => `#${tag}`), ...record.tags].join(', '),
  };
}
