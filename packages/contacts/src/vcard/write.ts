import type { Contact, Meeting, Phone, PostalAddress } from '../contact.ts';
import { type ContactRecord, contactFromRecord } from '../contact-record.ts';
import { splitAtLastSpace, UNKNOWN_NAME } from '../names.ts';
import { toNormalForm } from '../normal-form.ts';
import { mergeTags } from '../tags.ts';
import { foldLine } from './content-line.ts';
import { escapeText } from './encoding.ts';

interface VcardOptions {
  /** Lets an address book recognize the card when it is imported again. */
  uid?: string;
  /** When the contact last changed. */
  rev?: Date;
}

/**
 * One vCard 3.0 (RFC 2426) with CRLF line ends, folded at 75 octets. Lines without a value are
 * left out. Without `contact.name` the last word of the full name is the family name; an organization
 * without a person has no parts of a name, and address books are told to show it as a company.
 */
export function writeVcard(contact: Contact, options: VcardOptions = {}): string {
  const fullName = contact.fullName.trim() || UNKNOWN_NAME;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(fullName)}`,
    nameLine(contact, fullName),
    ...contact.emails.map((email) => textLine('EMAIL', email)),
    ...contact.phones.map(phoneLine),
    orgLine(contact),
    isCompany(contact) ? 'X-ABShowAs:COMPANY' : '',
    textLine('TITLE', contact.title),
    textLine('NOTE', contact.note),
    contact.address ? addressLine(contact.address) : '',
    ...contact.urls.map(urlLine),
    contact.hashtags.length > 0 ? `CATEGORIES:${contact.hashtags.map(escapeText).join(',')}` : '',
    textLine('UID', options.uid),
    options.rev ? `REV:${options.rev.toISOString().replace(/\.\d+Z$/, 'Z')}` : '',
    contact.met ? meetingLine(contact.met) : '',
    'END:VCARD',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** What others are given of a saved contact: its hashtags and tags are one. */
export function recordContact(record: ContactRecord): Contact {
  const contact = contactFromRecord(record);
  return { ...contact, hashtags: mergeTags(contact.hashtags, record.tags) };
}

/**
 * The vCard of a saved contact: its last word is the family name unless the card's own parts are
 * known, hashtags and tags are its CATEGORIES, and UID and REV let an address book update it.
 */
export function recordVcard(record: ContactRecord): string {
  const rev = new Date(record.updated_at);
  return writeVcard(recordContact(record), {
    uid: `urn:uuid:${record.id}`,
    ...(Number.isNaN(rev.getTime()) ? {} : { rev }),
  });
}

/**
 * The download name of a contact's vCard: every character that is not a letter, a combining mark
 * or a digit (of any script) becomes an underscore. Never empty before the extension.
 */
export function vcardFileName(fullName: string): string {
  const stem = toNormalForm(fullName, 'NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_');
  return `${stem === '' ? 'contact' : stem}.vcf`;
}

function textLine(name: string, value: string | undefined): string {
  const text = escapeText(value?.trim() ?? '');
  return text === '' ? '' : `${name}:${text}`;
}

/** A card of a shop or an authority names nobody: its organization is the contact. */
function isCompany({ fullName, name, org = '' }: Contact): boolean {
  return name === undefined && org.trim() !== '' && fullName.trim() === org.trim();
}

function nameLine(contact: Contact, fullName: string): string {
  const { family, given, additional, prefix, suffix } = {
    ...{ additional: '', prefix: '', suffix: '' },
    ...(contact.name ??
      (isCompany(contact) ? { family: '', given: '' } : splitAtLastSpace(fullName))),
  };
  return `N:${[family, given, additional, prefix, suffix].map(escapeText).join(';')}`;
}

function phoneLine(phone: Phone): string {
  const types = phone.kinds.map((kind) => kind.toUpperCase()).join(',');
  return textLine(types === '' ? 'TEL' : `TEL;TYPE=${types}`, phone.number);
}

function orgLine(contact: Contact): string {
  const units = [contact.org ?? '', contact.department ?? ''].map((unit) =>
    escapeText(unit.trim()),
  );
  if (units[1] === '') units.pop();
  return units.join('') === '' ? '' : `ORG:${units.join(';')}`;
}

/** vCard has no property for it; a NOTE would come back from an import as a note. */
function meetingLine({ event, place, day }: Meeting): string {
  const parts = [event, place, day].map((part) => escapeText(part.trim()));
  return parts.join('') === '' ? '' : `X-CARDSIFT-MET:${parts.join(';')}`;
}

function addressLine({ street, city, region, postcode, country }: PostalAddress): string {
  const parts = ['', '', street, city, region, postcode, country].map(escapeText);
  return parts.join('') === '' ? '' : `ADR;TYPE=WORK:${parts.join(';')}`;
}

/** A URL is a URI, not text: it takes no backslash escapes, so what would break the line is encoded. */
function urlLine(url: string): string {
  const value = url.trim().toWellFormed();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is encoded
  return value === '' ? '' : `URL:${value.replace(/[\u0000-\u0020\u007f\\]/g, encodeURIComponent)}`;
}
