import type { DeletedContact } from '#app/contact-book/deleted-contacts-query.ts';
import { DAYS_KEPT } from '#app/limits.ts';

const DAY_MS = 86_400_000;

type Times = Pick<DeletedContact, 'deleted_at' | 'created_at'>;

/**
 * How many more days a deleted contact is kept, a day that has begun included: 30 from its deletion, less where its
 * owner's rule deletes it earlier for its age.
 */
export function daysLeft(times: Times, daysOfRule: number | null, now: Date): number {
  const deleted = Date.parse(times.deleted_at) + DAYS_KEPT * DAY_MS;
  const outlived = Date.parse(times.created_at) + (daysOfRule ?? Number.POSITIVE_INFINITY) * DAY_MS;
  const days = Math.ceil((Math.min(deleted, outlived) - now.getTime()) / DAY_MS);
  // This device's clock may be behind or ahead.
  return Math.min(Math.max(days, 0), DAYS_KEPT);
}

/** “Deleted 3 days ago · 27 days left”. */
export function describeTimes(times: Times, daysOfRule: number | null, now: Date): string {
  const left = daysLeft(times, daysOfRule, now);
  const ago = Math.floor((now.getTime() - Date.parse(times.deleted_at)) / DAY_MS);
  return `${describeAgo(ago)} · ${describeLeft(left)}`;
}

function describeAgo(days: number): string {
  if (days <= 0) return 'Deleted today';
  return days === 1 ? 'Deleted yesterday' : `Deleted ${days} days ago`;
}

function describeLeft(days: number): string {
  if (days === 0) return 'going today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
