import type { ExtractedContact } from '../extracted-contact.ts';
import { traceAddress, traceValue } from './trace-value.ts';

/** Names of the fields whose values are worth a look, for a sentence like «Please check: …». */
export function unsureFields({ contact, reading }: ExtractedContact): string[] {
  const traces = [
    ['name', traceValue(reading, 'fullName', contact.fullName)],
    ['job title', traceValue(reading, 'title', contact.title ?? '')],
    ['department', traceValue(reading, 'department', contact.department ?? '')],
    ['organisation', traceValue(reading, 'org', contact.org ?? '')],
    ...contact.emails.map((email) => ['e-mail', traceValue(reading, 'email', email)] as const),
    ...contact.phones.map(({ number }) => ['phone', traceValue(reading, 'phone', number)] as const),
    ...contact.urls.map((url) => ['website', traceValue(reading, 'url', url)] as const),
    ['address', contact.address ? traceAddress(reading, contact.address) : null],
  ] as const;
  return [...new Set(traces.flatMap(([name, trace]) => (trace?.unsure ? [name] : [])))];
}
