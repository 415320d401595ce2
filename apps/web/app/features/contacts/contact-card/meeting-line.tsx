import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { describePlace, readMeeting } from '@cardsift/contacts/meeting';
import { CalendarDays } from 'lucide-react';
import { formatDay } from '../format-day.ts';
import { FoundText } from './found-text.tsx';

interface MeetingLineProps {
  contact: ContactRecord;
  onChoose(event: string): void;
}

/** Where somebody was met; nothing when that is not known. Choosing the event shows all from there. */
export function MeetingLine({ contact, onChoose }: MeetingLineProps) {
  const met = readMeeting(contact);
  if (met === undefined) return null;
  const { event, day } = met;
  const text = describePlace(met);
  return (
    <p className="flex min-w-0 items-start gap-2 text-sm">
      <CalendarDays className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Met at </span>
        {event ? (
          <button
            type="button"
            className="cursor-pointer rounded-xs text-left text-link focus-ring hover:underline"
            title="Show all contacts from this event"
            onClick={() => onChoose(event)}
          >
            <FoundText>{text}</FoundText>
          </button>
        ) : (
          <FoundText>{text}</FoundText>
        )}
        {day && <span className="text-muted-foreground"> {formatDay(day)}</span>}
      </span>
    </p>
  );
}
