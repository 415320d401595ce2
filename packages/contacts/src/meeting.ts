import type { Tables } from '@cardsift/backend/database.types';
import type { Meeting } from './contact.ts';

export const NO_MEETING: Meeting = { event: '', place: '', day: '' };

/** The columns that say where a person was met. */
export type MeetingColumns = Pick<
  Tables<'business_card_records'>,
  'met_event' | 'met_place' | 'met_on'
>;

/** The most characters in each column. */
const LIMIT = 500;

/** The columns for a meeting. Unknown parts, and days that do not exist, are null. */
export function toMeetingColumns({ event, place, day }: Meeting = NO_MEETING): MeetingColumns {
  const column = (text: string) => text.trim().slice(0, LIMIT).toWellFormed() || null;
  return { met_event: column(event), met_place: column(place), met_on: isDay(day) ? day : null };
}

/** Where a person was met, from their record. Undefined if unknown. */
export function readMeeting({ met_event, met_place, met_on }: MeetingColumns): Meeting | undefined {
  const meeting = { event: met_event ?? '', place: met_place ?? '', day: met_on ?? '' };
  return isNoMeeting(meeting) ? undefined : meeting;
}

export function isNoMeeting({ event, place, day }: Meeting): boolean {
  return `${event}${place}${day}`.trim() === '';
}

/** “Hannover Fair, Hall 5”: the event and place without the day. Empty if unknown. */
export function describePlace({ event, place }: Meeting): string {
  return [event, place].filter(Boolean).join(', ');
}

/** Whether a text is a day that exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
