import type { Tables } from '@cardsift/backend/database.types';
import type { Meeting } from './contact.ts';

export const NO_MEETING: Meeting = { event: '', place: '', day: '' };

/** The columns of a record that say where somebody was met. */
export type MeetingColumns = Pick<
  Tables<'business_card_records'>,
  'met_event' | 'met_place' | 'met_on'
>;

/** What the columns hold at most, in characters. */
const LIMIT = 500;

/** The columns for a meeting; what is unknown, or no day of the calendar, is null. */
export function toMeetingColumns({ event, place, day }: Meeting = NO_MEETING): MeetingColumns {
  const column = (text: string) => text.trim().slice(0, LIMIT).toWellFormed() || null;
  return { met_event: column(event), met_place: column(place), met_on: isDay(day) ? day : null };
}

/** Where somebody was met, as their record says; undefined when it does not. */
export function readMeeting({ met_event, met_place, met_on }: MeetingColumns): Meeting | undefined {
  const meeting = { event: met_event ?? '', place: met_place ?? '', day: met_on ?? '' };
  return isNoMeeting(meeting) ? undefined : meeting;
}

export function isNoMeeting({ event, place, day }: Meeting): boolean {
  return `${event}${place}${day}`.trim() === '';
}

/** “Hannover Fair, Hall 5”: where it was, without the day; empty when that is unknown. */
export function describePlace({ event, place }: Meeting): string {
  return [event, place].filter(Boolean).join(', ');
}

/** Whether a text is a day that there is: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
