import { useState } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import type { ScannedContact } from '../../batch/job.ts';
import type { ScanningSession } from '../../batch/scanning-session.ts';
import { CheckCard } from './check-card.tsx';

interface CheckDialogProps {
  contacts: readonly ScannedContact[];
  scanner: Pick<ScanningSession, 'correct'>;
  onClose(): void;
}

/** Shows card by card, until all are checked or the user stops. */
export function CheckDialog({ contacts, scanner, onClose }: CheckDialogProps) {
  // Cards checked meanwhile stay in the row, so that the numbers do not change.
  const [queue] = useState(() => contacts.filter(isOpen).map(({ id }) => id));
  const [place, setPlace] = useState(0);
  const scanned = contacts.find(({ id }) => id === queue[place]);
  const checked = contacts.filter((contact) => contact.checked).length;
  if (!scanned) return null;
  const isLast = place + 1 === queue.length;
  const goOn = () => (isLast ? onClose() : setPlace(place + 1));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="max-w-5xl scroll-pt-20 scroll-pb-20 [--dialog-header:4rem] max-md:scroll-pt-[calc(28dvh+6rem)] max-sm:top-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:translate-y-0 max-sm:rounded-none"
        // The card puts the focus where its first doubt is.
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <DialogHeader className="sticky -top-6 z-20 -mx-6 -mt-10 h-(--dialog-header) gap-2 bg-card px-6 pt-4">
          <div className="flex items-baseline gap-3 pr-6">
            <DialogTitle>Check the cards</DialogTitle>
            <DialogDescription>
              {checked} of {contacts.length} checked
            </DialogDescription>
          </div>
          <Progress value={(checked / contacts.length) * 100} aria-label="Cards checked" />
        </DialogHeader>
        <CheckCard
          key={scanned.id}
          scanned={scanned}
          isLast={isLast}
          onChecked={(contact) => {
            void scanner.correct(scanned.id, contact, true);
            goOn();
          }}
          onSkip={goOn}
        />
      </DialogContent>
    </Dialog>
  );
}

/** A contact must not be changed while it is being saved. */
export function isOpen({ checked, saving }: ScannedContact): boolean {
  return !checked && saving.kind !== 'saving';
}
