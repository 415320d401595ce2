import type { ContactRecord } from './contact-record.ts';
import { contactFromRecord } from './contact-record.ts';
import { readReading } from './details-column.ts';
import { groupDuplicates } from './duplicates/group-duplicates.ts';
import { CHECK_BELOW } from './limits.ts';
import { UNKNOWN_NAME } from './names/unknown-name.ts';

/** Something about a contact that a person should decide. */
export type Untidy =
  | { kind: 'unnamed' | 'unreachable'; contact: ContactRecord }
  | { kind: 'doubtful'; contact: ContactRecord; doubts: string[] }
  | { kind: 'duplicate'; contact: ContactRecord; other: ContactRecord };

/** All open decisions about these contacts, the most important first. Settled ones are left out. */
export function findUntidy(records: readonly ContactRecord[]): Untidy[] {
  const unnamed = records.filter((one) => isUnnamed(one) && !isSettled(one, 'unnamed'));
  const unreachable = records.filter((one) => isUnreachable(one) && !isSettled(one, 'unreachable'));
  const doubtful = records.flatMap((contact) => {
    const doubts = isSettled(contact, 'doubtful') ? [] : listDoubts(contact);
    return doubts.length > 0 ? [{ kind: 'doubtful' as const, contact, doubts }] : [];
  });
  return [
    ...findPairs(records),
    ...unnamed.map((contact) => ({ kind: 'unnamed' as const, contact })),
    ...unreachable.map((contact) => ({ kind: 'unreachable' as const, contact })),
    ...doubtful,
  ];
}

/** How a decision is stored in the contact, so that it is asked for only once. */
export function settlementOf(untidy: Untidy): string {
  return untidy.kind === 'duplicate' ? `duplicate ${untidy.other.id}` : untidy.kind;
}

/** Pairs each duplicate with the first of its group, because people compare two at a time. */
function findPairs(records: readonly ContactRecord[]): Untidy[] {
  return groupDuplicates(records).flatMap(([contact, ...others]) =>
    others.flatMap((other) =>
      contact === undefined ||
      isSettled(contact, `duplicate ${other.id}`) ||
      isSettled(other, `duplicate ${contact.id}`)
        ? []
        : [{ kind: 'duplicate' as const, contact, other }],
    ),
  );
}

function isSettled({ settled }: ContactRecord, settlement: string): boolean {
  return settled.includes(settlement);
}

function isUnnamed({ full_name }: ContactRecord): boolean {
  const name = full_name?.trim() ?? '';
  return name === '' || name === UNKNOWN_NAME;
}

/** Has no phone, e-mail address, website or postal address. */
function isUnreachable(record: ContactRecord): boolean {
  if (record.email || record.phone || record.linkedin_url) return false;
  const { emails, phones, urls, address } = contactFromRecord(record);
  return emails.length + phones.length + urls.length === 0 && address === undefined;
}

const FIELD_NAMES: Record<string, string> = {
  fullName: 'name',
  title: 'job title',
  department: 'department',
  org: 'organization',
  address: 'address',
  emails: 'e-mail',
  phones: 'phone',
  websites: 'website',
  socials: 'profile',
};

/** The fields that the card reader was not sure of, unless the contact was edited since. */
function listDoubts(record: ContactRecord): string[] {
  if (Array.isArray(record.history) && record.history.length > 0) return [];
  const reading = readReading(record.details);
  if (typeof reading !== 'object' || reading === null || !('fields' in reading)) return [];
  const names = Object.entries(reading.fields ?? {}).flatMap(([field, read]) =>
    isUnsure(read) ? (FIELD_NAMES[field.split('.')[0] ?? ''] ?? []) : [],
  );
  return [...new Set(names)];
}

function isUnsure(read: unknown): boolean {
  if (typeof read !== 'object' || read === null || !('confidence' in read)) return false;
  return typeof read.confidence === 'number' && read.confidence < CHECK_BELOW;
}
