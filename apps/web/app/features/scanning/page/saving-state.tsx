import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/components/ui/cn.ts';
import type { ScannedContact } from '../batch/job.ts';
import type { ScanningSession } from '../batch/scanning-session.ts';

/** As high without a button as with one, so that nothing moves when a contact is saved. */
const LINE = 'flex min-h-8 items-center gap-1 text-sm';

interface SavingStateProps {
  scanned: ScannedContact;
  scanner: Pick<ScanningSession, 'undo' | 'save'>;
  /** Called before the button that was used is replaced by the other one. */
  onUse(): void;
}

/** Whether a contact is in My Contacts, with the way to the other state. */
export function SavingState({
  scanned: { id, saving, contact },
  scanner,
  onUse,
}: SavingStateProps) {
  const use = (action: (contactId: string) => Promise<void>) => {
    onUse();
    void action(id);
  };
  if (saving.kind === 'saving') {
    return <p className={cn(LINE, 'text-muted-foreground')}>Saving…</p>;
  }
  if (saving.kind === 'waiting') {
    return <p className={cn(LINE, 'text-warning')}>Waiting to be saved</p>;
  }
  if (saving.kind === 'saved') {
    return (
      <p className={cn(LINE, 'text-success')}>
        <span>{saving.card.updated ? 'Updated' : 'Saved'}</span>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Undo saving ${contact.fullName}`}
          onClick={() => use(scanner.undo)}
        >
          Undo
        </Button>
      </p>
    );
  }
  return (
    <p className={cn(LINE, 'text-warning')}>
      <span>Not saved</span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Save ${contact.fullName}`}
        onClick={() => use(scanner.save)}
      >
        Save
      </Button>
    </p>
  );
}
