import type { Contact, PersonName, Phone, PhoneKind, PostalAddress } from './contact.ts';

const KINDS: readonly string[] = ['work', 'cell', 'home', 'fax', 'pager'] satisfies PhoneKind[];

/**
 * The contact kept in a record's `details` column, which may be from any version of the product
 * or from another client: whatever is not of the right shape is left out. Never throws.
 */
export function readDetails(details: unknown): Contact {
  const from = asObject(details);
  const name = readParts<PersonName>(from.name, [
    'family',
    'given',
    'additional',
    'prefix',
    'suffix',
  ]);
  const address = readParts<PostalAddress>(from.address, [
    'street',
    'city',
    'region',
    'postcode',
    'country',
  ]);
  return {
    fullName: text(from.fullName),
    ...(name && { name }),
    emails: texts(from.emails),
    phones: list(from.phones).flatMap(readPhone),
    ...optional('org', from.org),
    ...optional('department', from.department),
    ...optional('title', from.title),
    ...optional('note', from.note),
    urls: texts(from.urls).filter((url) => /^https?:\/\//i.test(url)),
    ...(address && { address }),
    hashtags: texts(from.hashtags),
  };
}

function readPhone(value: unknown): Phone[] {
  const { number, kinds } = asObject(value);
  if (text(number) === '') return [];
  return [
    {
      number: text(number),
      kinds: texts(kinds).filter((kind): kind is PhoneKind => KINDS.includes(kind)),
    },
  ];
}

function readParts<T extends PersonName | PostalAddress>(
  value: unknown,
  keys: (keyof T & string)[],
): T | null {
  const from = asObject(value);
  const parts = keys.map((key) => [key, text(from[key])] as const);
  return parts.some(([, part]) => part !== '') ? (Object.fromEntries(parts) as unknown as T) : null;
}

function optional<K extends string>(key: K, value: unknown): { [P in K]?: string } {
  return text(value) === '' ? {} : ({ [key]: text(value) } as { [P in K]: string });
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function texts(value: unknown): string[] {
  return list(value)
    .map(text)
    .filter((item) => item !== '');
}
