import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { DeviceChange } from './device-changes-query.ts';

/** Values of a record's columns, of `details` by its keys; null for what is not there. */
interface Values {
  details?: Record<string, unknown>;
  [column: string]: unknown;
}

/** A contact as a device found it and as it left it. What the device did not touch is as it is now. */
export function readDeviceSides(
  contact: ContactRecord,
  { before, after }: DeviceChange,
): { before: ContactRecord; after: ContactRecord } {
  return {
    before: withValues(contact, before as Values),
    after: withValues(contact, after as Values),
  };
}

/** Whether anything is still as the device wrote it, so that it can be put back. */
export function canUndo(contact: ContactRecord, { after }: DeviceChange): boolean {
  const { details = {}, ...columns } = after as Values;
  const known = detailsOf(contact);
  return (
    Object.entries(columns).some(([name, value]) =>
      isSame(contact[name as keyof ContactRecord], value),
    ) || Object.entries(details).some(([key, value]) => isSame(known[key] ?? null, value))
  );
}

function withValues(contact: ContactRecord, values: Values): ContactRecord {
  const { details = {}, ...columns } = values;
  const all = Object.entries({ ...detailsOf(contact), ...details });
  return {
    ...contact,
    ...columns,
    details: Object.fromEntries(all.filter(([, value]) => value !== null)),
  } as ContactRecord;
}

const detailsOf = ({ details }: ContactRecord): Record<string, unknown> =>
  typeof details === 'object' && details !== null && !Array.isArray(details) ? details : {};

/** Both as the database writes documents, with their keys in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
