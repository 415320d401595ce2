import type { Contact, Phone } from '../contact.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { normalizeEmail, phoneKey } from '../normalize-values.ts';
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
