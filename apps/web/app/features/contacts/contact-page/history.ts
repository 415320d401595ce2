import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { z } from 'zod';

/** Something that became of a contact, and when. */
export type HistoryEntry =
  | {
      kind: 'edited' | 'imported' | 'unimported' | 'reverted';
      at: string;
      columns: string[];
      /** Of a phone or another program: what it is called, and its change with the values. */
      device?: string | null | undefined;
      change?: string | undefined;
    }
  | { kind: 'merged' | 'unmerged'; at: string; merge: string }
  | { kind: 'restored'; at: string };

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['edited', 'imported', 'unimported', 'reverted']),
    at: z.string(),
    columns: z.array(z.string()),
    device: z.string().nullish(),
    change: z.string().optional(),
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
  reverted: 'A change of a device was undone',
};

interface Edit {
  columns: readonly string[];
  kind?: keyof typeof VERBS;
  device?: string | null | undefined;
}

/** “Changed: phone, notes”, “Changed on My phone: notes”. What has no column of its own is “details”. */
export function describeEdit({ columns, kind = 'edited', device }: Edit): string {
  const named = columns.flatMap((column) => COLUMN_NAMES[column] ?? []);
  const where = device ? ` on ${device}` : '';
  return `${VERBS[kind]}${where}: ${named.length > 0 ? named.join(', ') : 'details'}`;
}

/** How the contact came to be here. */
export function describeOrigin(record: Pick<ContactRecord, 'source' | 'details'>): string {
  const { details } = record;
  const isRead = typeof details === 'object' && details !== null && 'reading' in details;
  if (record.source === 'scan' || (record.source === null && isRead)) return 'Scanned from a card';
  if (record.source === 'import') return 'Imported from a file';
  return record.source === 'hand' ? 'Added by hand' : 'Added';
}
