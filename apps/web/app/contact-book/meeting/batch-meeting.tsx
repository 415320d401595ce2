import type { Meeting } from '@cardsift/contacts/contact';
import { describePlace, isNoMeeting, NO_MEETING } from '@cardsift/contacts/meeting';
import { CalendarDays } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { notifySaveFailure } from '#app/backend/storage/notify-save-failure.ts';
import { Button } from '#app/components/ui/button.tsx';
import { useContactBook } from '../use-contact-book.ts';
import { MeetingForm } from './meeting-form.tsx';

/**
 * Asks once where the contacts of a batch were met, as soon as one of them is saved. Those that are saved later
 * get it too.
 */
export function BatchMeeting({ ids }: { ids: readonly string[] }) {
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const [asking, setAsking] = useState(false);
  const title = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The button that was pressed is gone with the form.
  useEffect(() => {
    if (wasAsking.current && !asking) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  useMeetingOf(ids, meeting);
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-4 rounded-xl border border-border bg-card p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CalendarDays className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
        <h3 id={title} className="min-w-0 flex-1 font-medium wrap-anywhere">
          {meeting && !isNoMeeting(meeting)
            ? `Everything from this batch: ${describePlace(meeting) || meeting.day}`
            : 'Where did you meet them?'}
        </h3>
        {!asking && (
          <Button
            ref={opener}
            variant="outline"
            size="sm"
            disabled={ids.length === 0 && meeting === null}
            onClick={() => setAsking(true)}
          >
            {meeting ? 'Change event' : 'Add event'}
          </Button>
        )}
      </div>
      {asking && (
        <MeetingForm
          initial={meeting ?? { ...NO_MEETING, day: today() }}
          submitLabel="Set for this batch"
          mayBeEmpty={meeting !== null}
          onSubmit={(chosen) => {
            setMeeting(chosen);
            setAsking(false);
          }}
        >
          <Button variant="outline" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </MeetingForm>
      )}
    </section>
  );
}

/** Writes a meeting into every contact that does not have it from here yet. */
function useMeetingOf(ids: readonly string[], meeting: Meeting | null): void {
  const book = useContactBook();
  const written = useRef(new Map<string, Meeting>());
  useEffect(() => {
    if (meeting === null) return;
    const fresh = ids.filter((id) => written.current.get(id) !== meeting);
    if (fresh.length === 0) return;
    for (const id of fresh) written.current.set(id, meeting);
    book.setMeeting(fresh, meeting).catch((error: unknown) => {
      console.error('The event could not be saved', error);
      for (const id of fresh) written.current.delete(id);
      notifySaveFailure(error, 'Failed to save the event');
    });
  }, [book, ids, meeting]);
}

/** Where the person is. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
