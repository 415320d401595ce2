import type { CardReading, Reading } from '@cardsift/card-reader/reading';
import type { PostalAddress } from '@cardsift/contacts/contact';
import { CHECK_BELOW } from '@cardsift/contacts/limits';
import { withScheme } from '@cardsift/contacts/web-address';
import {
  OTHER_SCRIPT_FIELDS,
  type OtherScriptField,
  type Trace,
  type TracedField,
  type Traces,
} from '#app/contact-book/editor/trace.tsx';
import { findAlternatives } from './alternatives.ts';
import type { ExtractedContact } from './extracted-contact.ts';

/** What a reading says about where values came from; null when there is none. */
export function traceReading(reading: CardReading | null): Traces | null {
  if (reading === null) return null;
  return {
    traceValue: (field, value) => traceValue(reading, field, value),
    traceAddress: (address) => traceAddress(reading, address),
  };
}

/**
 * Where the value of a field came from; null for one that was typed in, was in My Contacts before,
 * or whose reader does not say.
 */
export function traceValue(
  reading: CardReading | null,
  field: TracedField,
  value: string,
): Trace | null {
  if (reading === null || value === '') return null;
  const read = findReadings(reading, field).find((one) => one.value === value);
  return read ? toTrace(reading, read, read) : null;
}

/** The same for the address, which is one value of several parts. */
export function traceAddress(reading: CardReading | null, address: PostalAddress): Trace | null {
  const read = reading?.address;
  const same =
    read !== undefined &&
    (Object.keys(address) as (keyof PostalAddress)[]).every(
      (part) => address[part] === read.value[part],
    );
  return same && reading ? toTrace(reading, read) : null;
}

function findReadings(reading: CardReading, field: TracedField): Reading[] {
  switch (field) {
    case 'email':
      return reading.emails;
    case 'phone':
      return reading.phones.map((phone) => ({
        ...phone,
        value: phone.value.number,
        others: (phone.others ?? []).map(({ number }) => number),
      }));
    case 'url':
      return [...reading.websites, ...reading.socials].map((url) => ({
        ...url,
        value: withScheme(url.value),
        others: url.others?.map(withScheme),
      }));
    case 'fullName':
    case 'title':
    case 'department':
    case 'org':
      return reading[field] ? [reading[field]] : [];
    default: {
      const other = reading.otherScript?.[inOtherScript(field)];
      return other ? [other] : [];
    }
  }
}

const inOtherScript = (field: OtherScriptField) =>
  field.slice('otherScript.'.length) as (typeof OTHER_SCRIPT_FIELDS)[number];

function toTrace(
  { lines }: CardReading,
  read: Pick<Reading, 'origin' | 'confidence' | 'lines' | 'readBy'>,
  text?: Pick<Reading, 'value' | 'others'>,
): Trace {
  const own = read.lines.flatMap((index) => lines[index] ?? []);
  return {
    origin: read.origin,
    unsure: read.confidence < CHECK_BELOW,
    lines: read.lines,
    readBy: read.readBy ?? null,
    alternatives: text ? findAlternatives(text.value, text.others ?? [], own) : [],
  };
}

/** Names of the fields whose values are worth a look, for a sentence like “Please check: …”. */
export function unsureFields({
  contact,
  reading,
  checked,
}: ExtractedContact & { checked: boolean }): string[] {
  if (checked) return [];
  const traces = [
    ['name', traceValue(reading, 'fullName', contact.fullName)],
    ['job title', traceValue(reading, 'title', contact.title ?? '')],
    ['department', traceValue(reading, 'department', contact.department ?? '')],
    ['organization', traceValue(reading, 'org', contact.org ?? '')],
    ...OTHER_SCRIPT_FIELDS.map(
      (field) =>
        [
          'another script',
          traceValue(reading, `otherScript.${field}`, contact.otherScript?.[field] ?? ''),
        ] as const,
    ),
    ...contact.emails.map((email) => ['e-mail', traceValue(reading, 'email', email)] as const),
    ...contact.phones.map(({ number }) => ['phone', traceValue(reading, 'phone', number)] as const),
    ...contact.urls.map((url) => ['website', traceValue(reading, 'url', url)] as const),
    ['address', contact.address ? traceAddress(reading, contact.address) : null],
  ] as const;
  return [...new Set(traces.flatMap(([name, trace]) => (trace?.unsure ? [name] : [])))];
}
