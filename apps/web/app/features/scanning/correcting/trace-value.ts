import type { CardReading, Origin, Reading } from '@cardsift/card-reader/reading';
import type { PostalAddress } from '@cardsift/contacts/contact';

/** Below this a value is marked as worth a look: of such readings at least one in five is wrong. */
const SURE = 0.8;

/** Where a value on the screen came from. */
export interface Trace {
  origin: Origin;
  unsure: boolean;
}

export type TracedField = 'fullName' | 'title' | 'department' | 'org' | 'email' | 'phone' | 'url';

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
  return traceOf(readingsOf(reading, field).find((read) => read.value === value));
}

/** The same for the address, which is one value of several parts. */
export function traceAddress(reading: CardReading | null, address: PostalAddress): Trace | null {
  const read = reading?.address;
  const same =
    read !== undefined &&
    (Object.keys(address) as (keyof PostalAddress)[]).every(
      (part) => address[part] === read.value[part],
    );
  return traceOf(same ? read : undefined);
}

function readingsOf(reading: CardReading, field: TracedField): Reading[] {
  switch (field) {
    case 'email':
      return reading.emails;
    case 'phone':
      return reading.phones.map((phone) => ({ ...phone, value: phone.value.number, runnerUp: '' }));
    case 'url':
      return [...reading.websites, ...reading.socials];
    default:
      return reading[field] ? [reading[field]] : [];
  }
}

function traceOf(read: Pick<Reading, 'origin' | 'confidence'> | undefined): Trace | null {
  return read ? { origin: read.origin, unsure: read.confidence < SURE } : null;
}
