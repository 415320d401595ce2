import type { Contact, Phone } from '../contact.ts';
import {
  type ContactRecord,
  contactFromRecord,
  type RecordFields,
  toRecordFields,
} from '../contact-record.ts';
import { readReading } from '../details.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { readMeeting, toMeetingColumns } from '../meeting.ts';
import { normalizeEmail, phoneKey } from '../normalize-values.ts';
import { mergeTags } from '../tags.ts';
import { mergeOtherScript } from './merge-scripts.ts';

/**
 * What is known of a person after a newer card. The card's values win, values that it lacks are kept
 * (docs/product.md, “Contacts”), and lists keep both, the newer ones first.
 */
export function mergeContacts(known: Contact, newer: Contact): Contact {
  const main = {
    fullName: newer.fullName,
    org: newer.org ?? known.org,
    department: newer.department ?? known.department,
    title: newer.title ?? known.title,
  };
  return {
    ...main,
    name: newer.name ?? (newer.fullName === known.fullName ? known.name : undefined),
    emails: uniqueBy([...newer.emails, ...known.emails], normalizeEmail),
    phones: mergePhones([...newer.phones, ...known.phones]),
    phonetic: newer.phonetic ?? known.phonetic,
    otherScript: mergeOtherScript(known, newer, main),
    note: newer.note ?? known.note,
    urls: uniqueBy([...newer.urls, ...known.urls], (url) => url.toLowerCase().replace(/\/$/, '')),
    address: newer.address ?? known.address,
    met: newer.met ?? known.met,
    hashtags: newer.hashtags.length > 0 ? newer.hashtags : known.hashtags,
    imported: joinImported(newer.imported, known.imported),
    photo: newer.photo ?? known.photo,
  };
}

/**
 * What a newer card changes in the record of the same person: it replaces the full name, and any other
 * value that it has (docs/product.md, “Contacts”).
 */
export function mergeCard(
  existing: ContactRecord,
  newer: Contact,
): { contact: Contact; fields: Omit<RecordFields, 'details'> } {
  const { details: _, ...card } = toRecordFields(newer);
  return {
    contact: mergeContacts(contactFromRecord(existing), newer),
    fields: {
      full_name: card.full_name,
      email: card.email ?? existing.email,
      phone: card.phone ?? existing.phone,
      org: card.org ?? existing.org,
      title: card.title ?? existing.title,
      notes: card.notes ?? existing.notes,
      hashtags: card.hashtags ?? existing.hashtags,
      linkedin_url: card.linkedin_url ?? existing.linkedin_url,
      ...toMeetingColumns(newer.met ?? readMeeting(existing)),
    },
  };
}

export const MERGE_FIELDS = [
  'full_name',
  'email',
  'phone',
  'org',
  'title',
  'notes',
  'linkedin_url',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** Whose value a merged field gets. 'both' puts one note below the other. */
export type MergeChoice = 'first' | 'second' | 'both';
export type MergeChoices = Record<MergeField, MergeChoice>;

type Enrichment = Pick<
  ContactRecord,
  'linkedin_updated_at' | 'description' | 'confidence' | 'evidence'
>;
export type MergedFields = RecordFields & Enrichment & Pick<ContactRecord, 'tags'>;

/** The default choices: the first contact's value, or the second's if the first has none. */
export function suggestChoices(first: ContactRecord, second: ContactRecord): MergeChoices {
  const choice = (field: MergeField): MergeChoice =>
    isEmpty(first[field]) && !isEmpty(second[field]) ? 'second' : 'first';
  const choices = Object.fromEntries(MERGE_FIELDS.map((field) => [field, choice(field)]));
  const differ = !isEmpty(first.notes) && !isEmpty(second.notes) && first.notes !== second.notes;
  return { ...choices, ...(differ ? { notes: 'both' } : {}) } as MergeChoices;
}

/**
 * The columns of the contact that two are merged into. Chosen values become the main ones. Other phones,
 * e-mail addresses and postal addresses of both stay in `details`. Tags and hashtags are united.
 */
export function mergeRecords(
  first: ContactRecord,
  second: ContactRecord,
  choices: MergeChoices,
): MergedFields {
  const a = contactFromRecord(first);
  const b = contactFromRecord(second);
  const chosen = (field: MergeField) =>
    (choices[field] === 'second' ? second : first)[field]?.trim() || undefined;
  const [email, phone, linkedinUrl] = [chosen('email'), chosen('phone'), chosen('linkedin_url')];
  const { fullName, name } = choices.full_name === 'second' ? b : a;
  const both = mergeContacts(b, a);
  // The chosen values are merged like those of a newer card.
  const merged = mergeContacts(both, {
    fullName,
    name,
    emails: email ? [email] : [],
    phones: phone ? [{ number: phone, kinds: [] }] : [],
    urls: linkedinUrl ? [linkedinUrl] : [],
    hashtags: mergeTags(a.hashtags, b.hashtags),
  });
  const main = {
    fullName,
    org: chosen('org'),
    department: choices.org === 'second' ? b.department : both.department,
    title: chosen('title'),
  };
  const [chosenFirst, other] = choices.full_name === 'second' ? [b, a] : [a, b];
  const contact: Contact = {
    ...merged,
    ...main,
    name,
    phonetic: chosenFirst.phonetic ?? other.phonetic,
    otherScript: mergeOtherScript(other, chosenFirst, main),
    note:
      choices.notes === 'both'
        ? [first.notes, second.notes].filter(Boolean).join('\n')
        : chosen('notes'),
  };
  const { linkedin_updated_at, description, confidence, evidence } =
    choices.linkedin_url === 'second' ? second : first;
  return {
    ...toRecordFields(contact, readReading(first.details)),
    linkedin_url: linkedinUrl ?? null,
    ...{ linkedin_updated_at, description, confidence, evidence },
    tags: mergeTags(first.tags, second.tags),
  };
}

/** The imported properties of both, without repetitions. Groups with equal names are kept apart. */
function joinImported(
  first: Contact['imported'],
  second: Contact['imported'],
): Contact['imported'] {
  if (!first || !second) return first ?? second;
  const contentOf = ({ group: _, ...property }: ImportedProperty) => JSON.stringify(property);
  const known = new Set(first.map(contentOf));
  const groups = new Set(first.map(({ group }) => group));
  const hasUid = first.some(({ name }) => name === 'UID');
  const others = second
    // A record has one UID. If the first has one, the other file's UID is dropped.
    .filter((property) => !known.has(contentOf(property)) && !(hasUid && property.name === 'UID'))
    .map((property) =>
      property.group !== undefined && groups.has(property.group)
        ? { ...property, group: `${property.group}-other` }
        : property,
    );
  return [...first, ...uniqueBy(others, contentOf)];
}

/** Keeps the first of equal numbers, with the first known kinds. */
function mergePhones(phones: readonly Phone[]): Phone[] {
  const keyOf = ({ number }: Phone) => phoneKey(number);
  const kindsOf = (phone: Phone) =>
    phones.find((other) => keyOf(other) === keyOf(phone) && other.kinds.length > 0)?.kinds ?? [];
  return uniqueBy(phones, keyOf).map((phone) => ({ ...phone, kinds: kindsOf(phone) }));
}

function uniqueBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const value of values) {
    const key = keyOf(value);
    if (!byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()];
}

function isEmpty(value: string | null): boolean {
  return (value ?? '').trim() === '';
}
