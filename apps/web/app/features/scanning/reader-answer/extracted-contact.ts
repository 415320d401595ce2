import type { CardReading, Origin } from '@cardsift/card-reader/reading';
import type { Contact } from '@cardsift/contacts/contact';

/** One card as the workflow read it. */
export interface ExtractedContact {
  contact: Contact;
  /** Where each value came from. Null when the workflow does not say (vCard, plain JSON). */
  reading: CardReading | null;
}

type FieldSummary = {
  origin: Origin;
  /** 0 to 1. */
  confidence: number;
  /** Who read it, where that was a second reader. */
  readBy?: string;
};

/** What is kept of a reading beside the contact: how far to trust it and what no field took. */
// Types, not interfaces: TypeScript accepts only those as JSON.
type ReadingSummary = {
  fields: Record<string, FieldSummary>;
  industry: string;
  tagline?: string;
  unassigned: string[];
  /** Whether the user compared it with the card. Then none of its values is in doubt. */
  checked?: true;
};

const SINGLE_FIELDS = ['fullName', 'title', 'department', 'org', 'address'] as const;
const LIST_FIELDS = ['emails', 'phones', 'websites', 'socials'] as const;

/** Positions on the photograph are left out: the photograph is not kept, so they mean nothing. */
export function summarizeReading(reading: CardReading, checked = false): ReadingSummary {
  const fields: Record<string, FieldSummary> = {};
  const take = (name: string, field: FieldSummary | undefined) => {
    if (!field) return;
    const { origin, confidence, readBy } = field;
    fields[name] = { origin, confidence: checked ? 1 : confidence, ...(readBy && { readBy }) };
  };
  for (const name of SINGLE_FIELDS) take(name, reading[name]);
  for (const name of LIST_FIELDS) {
    reading[name].forEach((field, index) => {
      take(`${name}.${index}`, field);
    });
  }
  return {
    fields,
    industry: reading.industry,
    ...(reading.tagline ? { tagline: reading.tagline.value } : {}),
    unassigned: unassignedTexts(reading),
    ...(checked && { checked }),
  };
}

/** The lines that no field took, in reading order. */
export function unassignedTexts(reading: CardReading): string[] {
  return reading.unassigned.flatMap((index) => reading.lines[index]?.text ?? []);
}
