import type { ContactRecord } from './contact-record.ts';
import { industryOf } from './industry.ts';

export interface ContactFilter {
  /** Substring of name, email, org, title, notes, hashtags or tags, whatever its case. */
  search?: string;
  /** One of the industry buckets. */
  industry?: string;
  /** Substring of a tag or hashtag, whatever its case. */
  tag?: string;
}

/** The contacts that pass every filter given, in their order. An empty filter lets all pass. */
export function filterContacts<T extends ContactRecord>(
  records: readonly T[],
  { search, industry, tag }: ContactFilter,
): T[] {
  const needle = search?.trim().toLowerCase() ?? '';
  const tagNeedle = tag?.trim().toLowerCase() ?? '';
  return records.filter(
    (record) =>
      (needle === '' || joinSearchText(record).includes(needle)) &&
      (!industry || industryOf(record.org) === industry) &&
      (tagNeedle === '' || hasTag(record, tagNeedle)),
  );
}

/** Every keystroke searches all contacts, so what is searched is put together once per record. */
const searchTexts = new WeakMap<ContactRecord, string>();

function joinSearchText(record: ContactRecord): string {
  const known = searchTexts.get(record);
  if (known !== undefined) return known;
  const { full_name, email, org, title, notes, hashtags, tags } = record;
  // Nobody can type the separator, so nothing is found across two fields.
  const text = [full_name, email, org, title, notes, hashtags, ...tags]
    .join('\u0000')
    .toLowerCase();
  searchTexts.set(record, text);
  return text;
}

function hasTag(record: ContactRecord, needle: string): boolean {
  return [...record.tags, record.hashtags ?? ''].some((tag) => tag.toLowerCase().includes(needle));
}
