import type { Contact } from '../contact.ts';
import {
  type ContactRecord,
  contactFromRecord,
  type RecordFields,
  toRecordFields,
} from '../contact-record.ts';
import { readReading } from '../details-column.ts';
import { mergeTags } from '../tags.ts';
import { mergeContacts } from './merge-contacts.ts';
import { mergeOtherScript } from './merge-scripts.ts';

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

function isEmpty(value: string | null): boolean {
  return (value ?? '').trim() === '';
}
