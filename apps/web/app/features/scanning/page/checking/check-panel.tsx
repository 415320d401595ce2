import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { dismissNotices } from '#app/components/ui/notify.ts';
import { countOf } from '#app/text/count-of.ts';
import type { ScannedContact } from '../../batch/job.ts';
import type { ScanningSession } from '../../batch/scanning-session.ts';
import { unsureFields } from '../../reader-answer/traces.ts';
import { CheckDialog, isOpen } from './check-dialog.tsx';

interface CheckPanelProps {
  contacts: readonly ScannedContact[];
  scanner: Pick<ScanningSession, 'correct'>;
}

/** How many cards of a batch are checked, and a button to continue. */
export function CheckPanel({ contacts, scanner }: CheckPanelProps) {
  const [isChecking, setIsChecking] = useState(false);
  const checked = contacts.filter((contact) => contact.checked).length;
  const doubts = contacts.flatMap(unsureFields).length;
  const isDone = checked === contacts.length;
  const open = () => {
    // Notices would cover the button that continues.
    dismissNotices();
    setIsChecking(true);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-secondary p-4">
      <p className="text-sm">
        <strong>
          {checked} of {contacts.length} checked
        </strong>
        {doubts > 0 && ` · ${countOf(doubts, 'value')} to look at`}
      </p>
      {!isDone && (
        <Button disabled={!contacts.some(isOpen)} onClick={open}>
          <ListChecks aria-hidden="true" />
          Check {countOf(contacts.length - checked, 'card')}
        </Button>
      )}
      {isChecking && (
        <CheckDialog contacts={contacts} scanner={scanner} onClose={() => setIsChecking(false)} />
      )}
    </div>
  );
}
