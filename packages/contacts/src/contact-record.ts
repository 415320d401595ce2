import type { Json, Tables } from '@cardsift/backend/database.types';
import type { Contact, OtherScript, Phone } from './contact.ts';
import { readDetails, writeDetails } from './details-column.ts';
import { fitDetails } from './fit-details.ts';
import { readMeeting, toMeetingColumns } from './meeting.ts';
import { UNKNOWN_NAME } from './names/unknown-name.ts';
import { normalizeEmail, phoneKey } from './normalize-values.ts';
import { joinHashtags, parseHashtags } from './tags.ts';

/**
 * A row of the contact list. The columns hold the current main values, and `details` holds the whole contact.
 */
export type ContactRecord = Tables<'business_card_records'>;

/** The columns that a contact fills. */
export type RecordFields = Pick<
  ContactRecord,
  | 'full_name'
  | 'email'
  | 'phone'
  | 'org'
  | 'title'
  | 'notes'
  | 'hashtags'
  | 'linkedin_url'
  | 'met_event'
  | 'met_place'
  | 'met_on'
  | 'details'
>;

/**
 * The most characters that columns hold. `details` keeps whole values, except for a note, which alone could
 * exceed its limit of 100 kB.
 */
const LIMITS = { line: 500, url: 2_000, hashtags: 5_000, notes: 20_000 };

/**
 * The columns for a contact: the main values in columns, everything in `details`, with what is kept of the
 * card's reading.
 */
export function toRecordFields(contact: Contact, reading?: Json): RecordFields {
  const { met, ...card } = fitDetails(contact).contact;
  const notes = column(contact.note, LIMITS.notes);
  return {
    full_name: column(contact.fullName, LIMITS.line),
    email: column(contact.emails[0], LIMITS.line),
    phone: column(contact.phones[0]?.number, LIMITS.line),
    org: column(contact.org, LIMITS.line),
    title: column(contact.title, LIMITS.line),
    notes,
    hashtags: column(joinHashtags(contact.hashtags) ?? '', LIMITS.hashtags),
    linkedin_url: column(findLinkedinUrl(contact.urls), LIMITS.url),
    ...toMeetingColumns(met),
    details: writeDetails(notes === null ? card : { ...card, note: notes }, reading),
  };
}

/** The whole contact in a record. Tags are not part of a contact. */
export function contactFromRecord(
  record: Omit<ContactRecord, 'id' | 'user_id' | 'created_at' | 'updated_at'>,
): Contact {
  const details = readDetails(record.details);
  const fullName = readColumn(record.full_name) ?? UNKNOWN_NAME;
  const contact: Contact = {
    fullName,
    emails: mainFirst(readColumn(record.email), details.emails),
    phones: mainPhoneFirst(readColumn(record.phone), details.phones),
    urls: withLinkedin(readColumn(record.linkedin_url), details.urls),
    hashtags: parseHashtags(record.hashtags).map((tag) => tag.toLowerCase()),
  };
  // If the name has changed since, its parts are outdated.
  if (details.name && details.fullName === fullName) contact.name = details.name;
  const other = otherScriptOf(record, details);
  if (details.phonetic && details.fullName === fullName) contact.phonetic = details.phonetic;
  const org = readColumn(record.org);
  const title = readColumn(record.title);
  const note = readColumn(record.notes);
  if (org) contact.org = org;
  if (details.department) contact.department = details.department;
  if (title) contact.title = title;
  if (note) contact.note = note;
  if (other) contact.otherScript = other;
  if (details.address) contact.address = details.address;
  const met = readMeeting(record);
  if (met) contact.met = met;
  if (details.imported) contact.imported = details.imported;
  if (details.photo) contact.photo = details.photo;
  return contact;
}

/** The name of a record in its other script. Does not parse all of its details. */
export function otherNameOf(
  record: Pick<ContactRecord, 'full_name' | 'details'>,
): string | undefined {
  const { fullName, otherScript } = Object(record.details) as {
    fullName?: unknown;
    otherScript?: unknown;
  };
  const name: unknown = Object(otherScript).fullName;
  const isOfName = fullName === (readColumn(record.full_name) ?? UNKNOWN_NAME);
  return typeof name === 'string' && isOfName ? name : undefined;
}

/** What remains of a contact's other script after newer values that do not mention it. */
export function keptOtherScript(newer: Contact, before: Contact): OtherScript | undefined {
  const { fullName, title = null, org = null } = newer;
  return otherScriptOf({ full_name: fullName, title, org }, before);
}

/** The values in another script, except those that have changed since. */
function otherScriptOf(
  record: Pick<ContactRecord, 'full_name' | 'title' | 'org'>,
  details: Contact,
): OtherScript | undefined {
  const { fullName, name, title, department, org } = details.otherScript ?? {};
  const isName = fullName && details.fullName === (readColumn(record.full_name) ?? UNKNOWN_NAME);
  const isTitle = title && details.title === readColumn(record.title);
  const isOrg = details.org === readColumn(record.org);
  const other: OtherScript = {
    ...(isName && { fullName }),
    ...(isName && name && { name }),
    ...(isTitle && { title }),
    ...(department && isOrg && { department }),
    ...(org && isOrg && { org }),
  };
  return Object.keys(other).length > 0 ? other : undefined;
}

/** The URL of a person's LinkedIn profile among these, if there is one. */
export function findLinkedinUrl(urls: readonly string[]): string | undefined {
  return urls.find((url) => /^https?:\/\/(?:[\w-]+\.)*linkedin\.com\/(?:in|pub)\/./i.test(url));
}

function column(value: string | undefined, limit: number): string | null {
  const text = value?.trim() ?? '';
  return text === '' ? null : text.slice(0, limit).toWellFormed();
}

function readColumn(column: string | null): string | undefined {
  return column?.trim() || undefined;
}

function mainFirst(main: string | undefined, all: string[]): string[] {
  return main ? [main, ...all.filter((one) => normalizeEmail(one) !== normalizeEmail(main))] : all;
}

function mainPhoneFirst(main: string | undefined, phones: Phone[]): Phone[] {
  if (!main) return phones;
  const known = phones.find(({ number }) => phoneKey(number) === phoneKey(main));
  return [
    { number: main, kinds: known?.kinds ?? [] },
    ...phones.filter((phone) => phone !== known),
  ];
}

function withLinkedin(linkedinUrl: string | undefined, urls: string[]): string[] {
  const address = linkedinUrl && /^https?:\/\//i.test(linkedinUrl) ? [linkedinUrl] : [];
  return [...new Set([...urls, ...address])];
}
