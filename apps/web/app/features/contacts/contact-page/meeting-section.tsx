import type { Meeting } from '@cardsift/contacts/contact';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { DEFAULT_VIEW, listPath } from '../contacts-view.ts';
import { formatDay } from '../format-day.ts';
import { ChangeButton } from '../may-change.tsx';

/** Where a contact was met, or a way to say so. */
export function MeetingSection({ met, onEdit }: { met: Meeting | undefined; onEdit(): void }) {
  if (met === undefined) {
    return (
      <ChangeButton variant="outline" size="sm" onClick={onEdit}>
        <CalendarDays aria-hidden="true" />
        Add where you met
      </ChangeButton>
    );
  }
  const { event, place, day } = met;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 wrap-anywhere">
        {event && (
          <Link
            to={listPath({ ...DEFAULT_VIEW, event })}
            title="Show all contacts from this event"
            className="text-link hover:underline"
          >
            {event}
          </Link>
        )}
        <p className="text-sm text-muted-foreground">
          {[place, day && formatDay(day)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ChangeButton variant="outline" size="sm" onClick={onEdit}>
        Change
      </ChangeButton>
    </div>
  );
}
