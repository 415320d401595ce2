import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTime } from '#app/format-date.ts';
import { nameOf } from '../name-of.ts';
import { describeEdit, describeOrigin, type HistoryEntry, readHistory } from './history.ts';
import { MergeDetails } from './merge-details.tsx';
import { readSides } from './merged-values.ts';
import { type Merge, mergesQuery } from './merges-query.ts';

/** What became of a contact, newest first, down to where it came from. */
export function HistorySection({ userId, contact }: { userId: string; contact: ContactRecord }) {
  const { data: merges = [] } = useQuery(mergesQuery(userId, contact.id));
  const entries = readHistory(contact);
  return (
    <ol className="flex flex-col gap-4">
      {entries.map((entry) => (
        <HistoryLine key={`${entry.kind} ${entry.at}`} at={entry.at}>
          <EntryText entry={entry} merges={merges} />
        </HistoryLine>
      ))}
      <HistoryLine at={contact.created_at}>{describeOrigin(contact)}</HistoryLine>
    </ol>
  );
}

interface EntryTextProps {
  entry: HistoryEntry;
  merges: readonly Merge[];
}

function EntryText({ entry, merges }: EntryTextProps) {
  if ('columns' in entry) return describeEdit(entry.columns, entry.kind);
  if (entry.kind === 'restored') return 'Restored from Recently Deleted';
  if (entry.kind === 'unmerged') return 'A merge was undone';
  const at = merges.findIndex(({ id }) => id === entry.merge);
  const merge = merges[at];
  if (merge === undefined) return 'Merged with another contact';
  return (
    <>
      Merged with {nameOf(readSides(merge).gone)}
      <MergeDetails merge={merge} isNewest={at === 0} />
    </>
  );
}

function HistoryLine({ at, children }: { at: string; children: ReactNode }) {
  const date = new Date(at);
  return (
    <li className="border-l-2 border-border pl-3 text-sm">
      <div className="wrap-anywhere">{children}</div>
      {!Number.isNaN(date.getTime()) && (
        <time dateTime={at} className="text-xs text-muted-foreground">
          {formatTime(date)}
        </time>
      )}
    </li>
  );
}
