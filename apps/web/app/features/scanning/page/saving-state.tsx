import { Button } from '#app/components/ui/button.tsx';
import type { ScannedContact } from '../batch/job.ts';
import type { ScanSession } from '../batch/scan-session.ts';

interface SavingStateProps {
  scanned: ScannedContact;
  session: Pick<ScanSession, 'undo' | 'save'>;
}

/** Whether a contact is in My Contacts, with the way to the other state. */
export function SavingState({ scanned: { id, saving, contact }, session }: SavingStateProps) {
  if (saving.kind === 'saving') return <p className="text-sm text-muted-foreground">Saving…</p>;
  if (saving.kind === 'saved') {
    return (
      <p className="flex items-center gap-1 text-sm text-success">
        <span>{saving.record.previous === null ? 'Saved' : 'Updated'}</span>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Undo saving ${contact.fullName}`}
          onClick={() => void session.undo(id)}
        >
          Undo
        </Button>
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1 text-sm text-warning">
      <span>Not saved</span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Save ${contact.fullName}`}
        onClick={() => void session.save(id)}
      >
        Save
      </Button>
    </p>
  );
}
