import type { Contact, Phone } from '../contact.ts';
import { readDetails, writeDetails } from '../details-column.ts';
import { describe, dropKnownValues, includesWords, isNew } from '../drop-known-values.ts';
import { isNamed } from '../duplicates/duplicate-keys.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { mergeContacts } from '../merge/merge-contacts.ts';
import type { SCRIPT_FIELDS } from '../merge/merge-scripts.ts';
import { phoneKey } from '../normalize-values.ts';
import { escapeText } from '../vcard/encoding.ts';
import { fieldProperties } from '../vcard/field-properties.ts';
import { fieldKey } from '../vcard/read-values.ts';

/**
 * What is known of a person after an imported file about them. Nothing of either is lost: new items of lists come
 * first. If a field has room for one value, it gets the file's, and the former value is kept as an imported
 * property. A newer version of the same card only replaces. A file with nothing new changes nothing.
 *
 * @param isSameCard whether both have the same UID
 */
export function updateFromFile(known: Contact, newer: Contact, isSameCard: boolean): Contact {
  const fresh = isSameCard ? withName(newer, known) : dropKnownValues(newer, known);
  const base = isSameCard ? withoutReplaced(known, newer) : known;
  const merged = mergeContacts(base, { ...fresh, imported: withoutStale(newer, fresh) });
  // A merge takes “⓪” and “0,” for one number, so the known values are merged with themselves first: they may hold
  // one twice.
  const own = mergeContacts(known, known);
  const imported = keepProperties(known.imported, [
    ...(merged.imported ?? []),
    ...(isSameCard ? [] : listReplaced(known, merged)),
  ]);
  const details = {
    ...merged,
    // A list without new items keeps its owner's order.
    emails: merged.emails.length > own.emails.length ? merged.emails : known.emails,
    phones:
      merged.phones.length > own.phones.length
        ? merged.phones
        : fillKinds(known.phones, newer.phones),
    urls: merged.urls.length > own.urls.length ? merged.urls : known.urls,
    note: joinNotes(known.note, newer.note),
    imported: imported.length > 0 ? [...imported] : undefined,
  };
  const met = merged.met && { met: merged.met };
  return { ...readDetails(writeDetails(details)), ...met };
}

export function sameContact(a: Contact, b: Contact): boolean {
  return writeSorted(a) === writeSorted(b);
}

function writeSorted(contact: Contact): string {
  return JSON.stringify(contact, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function keepProperties(
  known: readonly ImportedProperty[] = [],
  merged: readonly ImportedProperty[],
): readonly ImportedProperty[] {
  const texts = new Set(known.map((property) => JSON.stringify(property)));
  const isSame =
    merged.length === known.length && merged.every((one) => texts.has(JSON.stringify(one)));
  return isSame ? known : merged;
}

function fillKinds(known: readonly Phone[], newer: readonly Phone[]): Phone[] {
  return known.map((phone) => {
    const same = newer.find(({ number }) => phoneKey(number) === phoneKey(phone.number));
    return phone.kinds.length > 0 || !same ? phone : { ...phone, kinds: same.kinds };
  });
}

/** A file without a name does not remove one. */
function withName(newer: Contact, known: Contact): Contact {
  return isNamed(newer) ? newer : { ...newer, fullName: known.fullName, name: known.name };
}

/** The single values that were replaced, as properties. */
function listReplaced(known: Contact, merged: Contact): ImportedProperty[] {
  // As values are compared with those of the next file: a name by its words, anything else as a whole.
  const isGone = (before = '', now: (string | undefined)[] = []) =>
    before !== '' && !now.some((one) => includesWords(one ?? '', before));
  const isReplaced = (before: string | undefined, now: (string | undefined)[]) =>
    before !== undefined && before !== '' && isNew(before, now);
  const replaced: ImportedProperty[] = [];
  const add = (name: string, value: string) => replaced.push({ name, value });
  const now = (field: (typeof SCRIPT_FIELDS)[number]) => [
    merged[field],
    merged.otherScript?.[field],
  ];
  for (const { fullName = '', title, org, department } of [known, known.otherScript ?? {}]) {
    const isOwnName = fullName !== known.fullName || isNamed(known);
    if (isOwnName && isGone(fullName, now('fullName'))) add('X-OTHER-NAME', escapeText(fullName));
    if (isReplaced(title, now('title'))) add('TITLE', escapeText(title ?? ''));
    if (isReplaced(org, now('org')) || isReplaced(department, now('department')))
      add('ORG', [org ?? '', department ?? ''].map(escapeText).join(';'));
  }
  const readingOf = ({ phonetic }: Contact) => describe(phonetic);
  if (isGone(readingOf(known), [readingOf(merged)]))
    add('X-OTHER-NAME', escapeText(readingOf(known)));
  if (known.address && isGone(describe(known.address), [describe(merged.address)])) {
    const { street, city, region, postcode, country } = known.address;
    const parts = ['', '', street, city, region, postcode, country];
    add('ADR', parts.map(escapeText).join(';'));
  }
  return replaced;
}

/** Properties that a card has only once. A newer version's property replaces the older one. */
const ONCE = new Set([
  'BDAY',
  'ANNIVERSARY',
  'GENDER',
  'DEATHDATE',
  'N',
  'UID',
  'KIND',
  'SORT-STRING',
]);

function withoutReplaced(known: Contact, newer: Contact): Contact {
  const names = new Set(newer.imported?.map(({ name }) => name));
  const imported = known.imported?.filter(({ name }) => !ONCE.has(name) || !names.has(name));
  return { ...known, imported };
}

/** Drops lines of the file that became fields if those fields were not taken. */
function withoutStale(newer: Contact, fresh: Contact): Contact['imported'] {
  const taken = new Set(fieldProperties(fresh).map(fieldKey));
  return newer.imported?.filter((one) => {
    const { name, value, params = {} } = one;
    return (
      !one.isField ||
      taken.has(fieldKey({ name, value, params, group: undefined, label: undefined }))
    );
  });
}

/** Both notes, without repeated lines. */
function joinNotes(known: string | undefined, newer: string | undefined): string | undefined {
  const lines = (known ?? '').split('\n');
  const added = (newer ?? '').split('\n').filter((line) => !lines.includes(line));
  if (added.length === 0 || !known) return known ?? newer;
  const newerLines = newer?.split('\n') ?? [];
  return lines.every((line) => newerLines.includes(line)) ? newer : [...lines, ...added].join('\n');
}
