import { isDay } from '@cardsift/contacts/meeting';
import { z } from 'zod';

/** One line of a form, as long as the column that keeps it. */
export const line = z.string().trim().max(500, 'At most 500 characters');

/** Where somebody was met. */
export const meetingFormSchema = z.object({
  event: line,
  place: line,
  day: line.refine((text) => text === '' || isDay(text), 'Not a day'),
});
