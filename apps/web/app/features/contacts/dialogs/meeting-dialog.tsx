import type { Meeting } from '@cardsift/contacts/contact';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { NO_MEETING, readMeeting } from '@cardsift/contacts/meeting';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { MeetingForm } from '#app/contact-book/meeting/meeting-form.tsx';

interface MeetingDialogProps {
  /** Contacts that will have been met there. */
  contacts: readonly ContactRecord[];
  onSave(meeting: Meeting): void;
  onClose(): void;
}

/** Asks where one contact or many were met. It begins with what the first of them says. */
export function MeetingDialog({ contacts, onSave, onClose }: MeetingDialogProps) {
  const [first] = contacts;
  const whom = contacts.length === 1 ? 'this contact' : `these ${contacts.length} contacts`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Met at</DialogTitle>
          <DialogDescription>
            Where you met {whom}. What was noted before is replaced.
          </DialogDescription>
        </DialogHeader>
        <MeetingForm
          initial={(first && readMeeting(first)) ?? NO_MEETING}
          submitLabel="Save"
          mayBeEmpty
          onSubmit={onSave}
        >
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </MeetingForm>
      </DialogContent>
    </Dialog>
  );
}
