import type { Contact, Phone } from '@cardsift/contacts/contact';
import { normaliseEmail, normalisePhone } from '@cardsift/contacts/normalise';

/**
 * What is known of a person after a newer card: its values win, what it does not show is kept
 * (spec.md, section 7.6), and lists keep both, the newer card's first.
 */
export function mergeContacts(known: Contact, newer: Contact): Contact {
  return {
    fullName: newer.fullName,
    name: newer.name ?? (newer.fullName === known.fullName ? known.name : undefined),
    emails: union(newer.emails, known.emails, normaliseEmail),
    phones: mergePhones(newer.phones, known.phones),
    org: newer.org ?? known.org,
    department: newer.department ?? known.department,
    title: newer.title ?? known.title,
    note: newer.note ?? known.note,
    urls: union(newer.urls, known.urls, (url) => url.toLowerCase().replace(/\/$/, '')),
    address: newer.address ?? known.address,
    hashtags: newer.hashtags.length > 0 ? newer.hashtags : known.hashtags,
  };
}

/** Of two equal numbers the one that says what it reaches is kept. */
function mergePhones(newer: readonly Phone[], known: readonly Phone[]): Phone[] {
  const keyOf = ({ number }: Phone) => normalisePhone(number);
  return union(newer, known, keyOf).map((phone) =>
    phone.kinds.length > 0
      ? phone
      : (known.find((other) => keyOf(other) === keyOf(phone) && other.kinds.length > 0) ?? phone),
  );
}

function union<T>(first: readonly T[], second: readonly T[], keyOf: (value: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const value of [...first, ...second]) {
    const key = keyOf(value);
    if (!byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()];
}
