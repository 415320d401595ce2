import type { Contact, Meeting } from '../contact.ts';
import { type ContactRecord, contactFromRecord } from '../contact-record.ts';
import { ownUid } from '../duplicates/identity.ts';
import { mergeTags } from '../tags.ts';
import { foldLine } from './content-line.ts';
import { escapeText } from './encoding.ts';
import { fieldProperties, text } from './field-properties.ts';
import { formatProperties, type VcardVersion } from './format-properties.ts';
import { withOtherScript } from './name-properties.ts';
import { photoProperty } from './photo.ts';
import type { Property } from './read-values.ts';
import { restoreImported } from './restore-imported.ts';

interface VcardOptions {
  /** Lets an address book recognize the card if it is imported again. */
  uid?: string;
  /** When the contact last changed. */
  rev?: Date;
  /** 3.0 if absent. */
  version?: VcardVersion;
}

/**
 * Writes one vCard (RFC 2426, or RFC 6350 for 4.0) with CRLF line ends, folded at 75 octets: the contact's
 * fields, and everything else that an imported file said. Leaves out lines without a value.
 */
export function writeVcard(contact: Contact, options: VcardOptions = {}): string {
  const { version = '3.0' } = options;
  const { fields, others } = restoreImported(fieldProperties(contact), contact);
  const photo = contact.photo === undefined ? undefined : photoProperty(contact.photo);
  const categories = contact.hashtags.map(escapeText).join(',');
  const hasUid = others.some(({ name }) => name === 'UID');
  const properties: Property[] = [
    ...withOtherScript(fields, contact, version),
    ...(categories === '' ? [] : [{ name: 'CATEGORIES', value: categories, params: {} }]),
    ...others,
    ...(photo ? [photo] : []),
    ...(hasUid ? [] : text('UID', options.uid)),
    ...text('REV', options.rev?.toISOString().replace(/\.\d+Z$/, 'Z')),
    ...meetingProperty(contact.met),
  ];
  const lines = formatProperties(properties, version);
  return ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD']
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** A saved contact as others get it: hashtags and tags are one list. */
export function recordContact(record: ContactRecord): Contact {
  const contact = contactFromRecord(record);
  return { ...contact, hashtags: mergeTags(contact.hashtags, record.tags) };
}

/**
 * The vCard of a saved contact. The last word of the name is the family name, unless the card's own parts are
 * known. Hashtags and tags are its CATEGORIES. UID and REV let an address book update it. An imported contact
 * keeps the UID of its address book.
 */
export function recordVcard(record: ContactRecord, version?: VcardVersion): string {
  const rev = new Date(record.updated_at);
  return writeVcard(recordContact(record), {
    uid: ownUid(record),
    ...(Number.isNaN(rev.getTime()) ? {} : { rev }),
    ...(version && { version }),
  });
}

/** vCard has no property for a meeting, and a NOTE would be imported again as a note. */
function meetingProperty(met: Meeting | undefined): Property[] {
  const parts = [met?.event, met?.place, met?.day].map((part) => escapeText(part?.trim() ?? ''));
  if (parts.join('') === '') return [];
  return [{ name: 'X-CARDSIFT-MET', value: parts.join(';'), params: {} }];
}
