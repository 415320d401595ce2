import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { z } from 'zod';

/** Something that became of a contact, and when. */
export type HistoryEntry =
  | { kind: 'edited' | 'imported' | 'unimported'; at: string; columns: string[] }
  | { kind: 'merged' | 'unmerged'; at: string; merge: string }
  | { kind: 'restored'; at: string };

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['edited', 'imported', 'unimported']),
    at: z.string(),
    columns: z.array(z.string()),
  }),
  z.object({ kind: z.enum(['merged', 'unmerged']), at: z.string(), merge: z.string() }),
  z.object({ kind: z.literal('restored'), at: z.string() }),
]);

/** What a record says became of it, newest first; what is not understood is left out. */
export function readHistory({ history }: Pick<ContactRecord, 'history'>): HistoryEntry[] {
  if (!Array.isArray(history)) return [];
  return history
    .flatMap((entry) => {
      const parsed = entrySchema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    })
    .toReversed();
}

const COLUMN_NAMES: Record<string, string> = {
  full_name: 'name',
  email: 'e-mail',
  phone: 'phone',
  org: 'organization',
  title: 'job title',
  notes: 'notes',
  hashtags: 'hashtags',
  tags: 'tags',
  linkedin_url: 'LinkedIn',
  met_event: 'event',
  met_place: 'place',
  met_on: 'day',
};

const VERBS = {
  edited: 'Changed',
  imported: 'Updated from a file',
  unimported: 'An import was undone',
};

/** “Changed: phone, notes”. What has no column of its own is “details”. */
export function describeEdit(
  columns: readonly string[],
  kind: keyof typeof VERBS = 'edited',
): string {
  const named = columns.flatMap((column) => COLUMN_NAMES[column] ?? []);
  return `${VERBS[kind]}: ${named.length > 0 ? named.join(', ') : 'details'}`;
}

/** How the contact came to be here. */
export function describeOrigin(record: Pick<ContactRecord, 'source' | 'details'>): string {
  const { details } = record;
  const isRead = typeof details === 'object' && details !== null && 'reading' in details;
  if (record.source === 'scan' || (record.source === null && isRead)) return 'Scanned from a card';
  if (record.source === 'import') return 'Imported from a file';
  return record.source === 'hand' ? 'Added by hand' : 'Added';
}
