import type { Contact } from '@cardsift/contacts/contact';
import { useRef } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import type { ScannedContact } from '../../batch/job.ts';
import { lookAtLine } from './doubts.ts';
import { ScannedContactEditor } from './scanned-contact-editor.tsx';

interface EditDialogProps {
  scanned: ScannedContact;
  /** The line of the card whose value is wanted; null for all of it. */
  line: number | null;
  onCorrected(contact: Contact): void;
  onClose(): void;
}

/** One contact beside its card, for correction. */
export function EditDialog({ scanned, line, onCorrected, onClose }: EditDialogProps) {
  const editor = useRef<HTMLDivElement>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="max-w-5xl"
        onOpenAutoFocus={(event) => {
          if (!editor.current) return;
          event.preventDefault();
          if (line !== null && lookAtLine(editor.current, line)) return;
          editor.current.querySelector('input')?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>Edit contact</DialogTitle>
          <DialogDescription>
            “Printed” values are on the card; “inferred” ones were worked out from it. Values marked
            “please check” were hard to read.
          </DialogDescription>
        </DialogHeader>
        <ScannedContactEditor
          ref={editor}
          scanned={scanned}
          saveLabel="Save Changes"
          onSave={(contact) => {
            onCorrected(contact);
            onClose();
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
