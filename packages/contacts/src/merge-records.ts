import type { Contact, Phone } from './contact.ts';
import { contactFromRecord } from './contact-from-record.ts';
import type { ContactRecord } from './contact-record.ts';
import { normaliseEmail, normalisePhone } from './normalise.ts';
import { type RecordFields, toRecordFields } from './record-fields.ts';
import { mergeTags } from './tags.ts';

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

/** Whose value a merged field takes; 'both' puts the two notes under each other. */
export type MergeChoice = 'first' | 'second' | 'both';
export type MergeChoices = Record<MergeField, MergeChoice>;

type Enrichment = Pick<
  ContactRecord,
  'linkedin_updated_at' | 'description' | 'confidence' | 'evidence'
>;
export type MergedFields = RecordFields & Enrichment & Pick<ContactRecord, 'tags'>;

/** What to take unless somebody chooses: the first contact's value, the second's where it has none. */
export function suggestChoices(first: ContactRecord, second: ContactRecord): MergeChoices {
  const choice = (field: MergeField): MergeChoice =>
    isEmpty(first[field]) && !isEmpty(second[field]) ? 'second' : 'first';
  const choices = Object.fromEntries(MERGE_FIELDS.map((field) => [field, choice(field)]));
  const differ = !isEmpty(first.notes) && !isEmpty(second.notes) && first.notes !== second.notes;
  return { ...choices, ...(differ ? { notes: 'both' } : {}) } as MergeChoices;
}

/**
 * The columns of one contact made of two. Chosen values are the main ones; other phones, e-mails
 * and addresses of both stay in `details`, tags and hashtags are united.
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
  const named = choices.full_name === 'second' ? b : a;
  const contact: Contact = {
    fullName: named.fullName,
    ...(named.name && { name: named.name }),
    emails: uniqueBy([chosen('email') ?? '', ...a.emails, ...b.emails], normaliseEmail),
    phones: mergePhones(chosen('phone'), [...a.phones, ...b.phones]),
    urls: [...new Set([chosen('linkedin_url') ?? '', ...a.urls, ...b.urls])].filter(
      (url) => url !== '',
    ),
    hashtags: mergeTags(a.hashtags, b.hashtags),
  };
  const department = choices.org === 'second' ? b.department : (a.department ?? b.department);
  const note =
    choices.notes === 'both'
      ? [first.notes, second.notes].filter(Boolean).join('\n')
      : chosen('notes');
  const address = a.address ?? b.address;
  Object.assign(
    contact,
    chosen('org') && { org: chosen('org') },
    department && { department },
    chosen('title') && { title: chosen('title') },
    note && { note },
    address && { address },
  );
  const { linkedin_updated_at, description, confidence, evidence } =
    choices.linkedin_url === 'second' ? second : first;
  return {
    ...toRecordFields(contact),
    linkedin_url: chosen('linkedin_url') ?? null,
    ...{ linkedin_updated_at, description, confidence, evidence },
    tags: mergeTags(first.tags, second.tags),
  };
}

function mergePhones(main: string | undefined, phones: Phone[]): Phone[] {
  const isMain = (phone: Phone) => normalisePhone(phone.number) === normalisePhone(main);
  const known = phones.filter((phone) => main !== undefined && isMain(phone));
  const rest = phones.filter((phone) => !known.includes(phone));
  const kinds = [...new Set(known.flatMap((phone) => phone.kinds))];
  return uniqueBy(main === undefined ? rest : [{ number: main, kinds }, ...rest], (phone) =>
    normalisePhone(phone.number),
  );
}

function uniqueBy<T>(values: T[], keyOf: (value: T) => string): T[] {
  const seen = new Set(['']);
  return values.filter((value) => {
    const key = keyOf(value);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function isEmpty(value: string | null): boolean {
  return (value ?? '').trim() === '';
}
