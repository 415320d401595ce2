import type { ContactRecord } from './contact-record.ts';

export const SORT_FIELDS = ['created_at', 'full_name', 'org', 'linkedin_updated_at'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const SORT_DIRECTIONS = ['desc', 'asc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/**
 * A sorted copy. Texts are compared as people sort them (case, accents and numbers in names), times
 * as times. Contacts without the value come last in both directions, and equals keep their order.
 */
export function sortContacts<T extends ContactRecord>(
  records: readonly T[],
  field: SortField,
  direction: SortDirection,
): T[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = records.map((record) => ({ record, key: readSortKey(record, field) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return sign * compareKeys(a.key, b.key);
  });
  return keyed.map(({ record }) => record);
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function readSortKey(record: ContactRecord, field: SortField): string | number | null {
  const value = record[field]?.trim() ?? '';
  if (value === '') return null;
  if (field === 'full_name' || field === 'org') return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}
