import type { ContactRecord } from './contact-record.ts';
import { contactFromRecord } from './contact-record.ts';
import { readReading } from './details.ts';
import { groupDuplicates } from './duplicates.ts';
import { CHECK_BELOW } from './limits.ts';
import { UNKNOWN_NAME } from './names.ts';

/** Something about a contact that somebody should decide on. */
export type Untidy =
  | { kind: 'unnamed' | 'unreachable'; contact: ContactRecord }
  | { kind: 'doubtful'; contact: ContactRecord; doubts: string[] }
  | { kind: 'duplicate'; contact: ContactRecord; other: ContactRecord };

/** Every decision to make about these contacts, those that matter most first; what is settled is left out. */
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

/** How a decision is remembered in the contact, so that it is asked for once. */
export function settlementOf(untidy: Untidy): string {
  return untidy.kind === 'duplicate' ? `duplicate ${untidy.other.id}` : untidy.kind;
}

/** Each duplicate beside the first of its group, as nobody compares more than two. */
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

/** Without a phone, an e-mail, a web address or a postal one. */
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

/** The fields that the reader of the card was not sure of, unless somebody has edited the contact since. */
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
