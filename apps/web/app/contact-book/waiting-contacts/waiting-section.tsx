import { CloudUpload } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { PRO_LINK } from '#app/account/plan/pro-link.ts';
import { useOnline } from '#app/browser/use-online.ts';
import { Button } from '#app/components/ui/button.tsx';
import { notifyError, notifyWithUndo } from '#app/components/ui/notify.ts';
import { UNDO_MS } from '#app/limits.ts';
import { formatTime } from '#app/text/format-date.ts';
import { useWaitingContacts } from './use-waiting-contacts.ts';
import type { WaitingContact } from './waiting-contact.ts';
import type { Sending } from './waiting-sender.ts';

/** Contacts that were read and are not saved yet; nothing where none wait. */
export function WaitingSection() {
  const heading = useId();
  const isOnline = useOnline();
  const { shown, count, contacts, sender, sending } = useWaitingContacts();
  if (count === 0) return null;

  const discard = (waiting: WaitingContact) => {
    void contacts.discard(waiting.key.saveKey).then(() =>
      notifyWithUndo('Contact discarded', `${waiting.contact.fullName} will not be saved.`, {
        duration: UNDO_MS,
        onUndo: () =>
          void contacts.restore(waiting).catch((error: unknown) => {
            console.error('A discarded contact could not be kept again', error);
            notifyError('Error', `${waiting.contact.fullName} could not be kept on this device.`);
          }),
      }),
    );
  };

  return (
    <section
      aria-labelledby={heading}
      className="mb-6 flex flex-col gap-3 rounded-xl border border-border bg-card p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="flex items-center gap-2 font-display text-lg font-semibold">
          <CloudUpload className="size-5 text-link" aria-hidden="true" />
          Waiting to be saved ({count})
        </h2>
        {isOnline && (
          <Button
            variant="outline"
            size="sm"
            busy={sending.isSending}
            onClick={() => void sender.send()}
          >
            {sending.isSending ? 'Saving…' : 'Save now'}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        <WhyWaiting isOnline={isOnline} sending={sending} />
      </p>
      <ul className="divide-y divide-border">
        {shown.map((waiting) => (
          <li
            key={waiting.key.saveKey}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <WaitingLine waiting={waiting} />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Discard ${waiting.contact.fullName}`}
              onClick={() => discard(waiting)}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p className="text-sm text-muted-foreground">and {count - shown.length} more</p>
      )}
    </section>
  );
}

function WaitingLine({ waiting: { contact, readAt, problem } }: { waiting: WaitingContact }) {
  const more = [contact.title, contact.org].filter(Boolean).join(', ');
  return (
    <div className="min-w-0 flex-1 text-sm wrap-anywhere">
      <p>
        <strong className="font-medium">{contact.fullName}</strong>
        {more && <span className="text-muted-foreground"> · {more}</span>}
      </p>
      <p className="text-muted-foreground">Read {formatTime(readAt)}</p>
      {problem && <p className="text-destructive-text">Not saved: {problem}</p>}
    </div>
  );
}

function WhyWaiting({ isOnline, sending }: { isOnline: boolean; sending: Sending }) {
  if (!isOnline) {
    return 'They are kept on this device, without the pictures, and saved when you are back online.';
  }
  if (sending.isSending) return 'They are being saved, one after the other.';
  switch (sending.last) {
    case 'limit':
      return (
        <>
          Today’s scans are used up. These contacts stay on this device and are saved after midnight
          UTC.{' '}
          <Link to={PRO_LINK.href} className="text-link underline underline-offset-4">
            Pro has no daily limit
          </Link>
        </>
      );
    case 'some refused':
      return 'Some could not be saved. They stay on this device until you discard them.';
    case 'signed out':
      return 'Your session has ended. Sign in again, and they are saved.';
    case 'unreachable':
      return 'Cardsift could not be reached. They stay on this device, and we will try again.';
    default:
      return 'They are kept on this device, without the pictures, until they are saved.';
  }
}
