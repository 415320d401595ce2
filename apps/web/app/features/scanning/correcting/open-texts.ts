import type { ExtractedContact } from '../extracted-contact.ts';
import { unassignedTexts } from '../saving/reading-summary.ts';
import { withScheme } from './assign-text.ts';

/** Texts of the card that no field has taken, not even by hand, each once and in reading order. */
export function openTexts({ contact, reading }: ExtractedContact): string[] {
  if (reading === null) return [];
  const noteLines = (contact.note ?? '').split('\n');
  const taken = new Set([
    contact.fullName,
    contact.title,
    contact.department,
    contact.org,
    ...contact.emails,
    ...contact.phones.map(({ number }) => number),
    ...noteLines,
  ]);
  const texts = unassignedTexts(reading).map((text) => text.trim());
  return [...new Set(texts)].filter(
    (text) => text !== '' && !taken.has(text) && !contact.urls.includes(withScheme(text)),
  );
}
