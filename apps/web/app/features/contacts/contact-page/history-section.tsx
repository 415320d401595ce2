import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTime } from '#app/text/format-date.ts';
import { nameOf } from '../name-of.ts';
import { DeviceChangeDetails } from './device-change-details.tsx';
import { type DeviceChange, deviceChangesQuery } from './device-changes-query.ts';
import { describeEdit, describeOrigin, type HistoryEntry, readHistory } from './history.ts';
import { MergeDetails } from './merge-details.tsx';
import { type Merge, mergesQuery, readSides } from './merges-query.ts';

/** What became of a contact, newest first, down to where it came from. */
export function HistorySection({ userId, contact }: { userId: string; contact: ContactRecord }) {
  const { data: merges = [] } = useQuery(mergesQuery(userId, contact.id));
  const { data: changes = [] } = useQuery(deviceChangesQuery(userId, contact.id));
  const entries = readHistory(contact);
  return (
    <ol className="flex flex-col gap-4">
      {entries.map((entry) => (
        <HistoryLine key={`${entry.kind} ${entry.at}`} at={entry.at}>
          <EntryText entry={entry} contact={contact} merges={merges} changes={changes} />
        </HistoryLine>
      ))}
      <HistoryLine at={contact.created_at}>{describeOrigin(contact)}</HistoryLine>
    </ol>
  );
}

interface EntryTextProps {
  entry: HistoryEntry;
  contact: ContactRecord;
  merges: readonly Merge[];
  changes: readonly DeviceChange[];
}

function EntryText({ entry, contact, merges, changes }: EntryTextProps) {
  if ('columns' in entry) {
    const change = entry.change && changes.find(({ id }) => id === entry.change);
    return (
      <>
        {describeEdit(entry)}
        {change && <DeviceChangeDetails contact={contact} change={change} />}
      </>
    );
  }
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
