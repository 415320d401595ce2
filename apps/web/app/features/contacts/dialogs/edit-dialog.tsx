import type { ContactRecord } from '@cardsift/contacts/contact-record';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { ContactEditor } from '#app/contact-book/editor/contact-editor.tsx';
import { useContactChanges } from '../use-contact-changes.ts';
import { toColumns, toEditedContact } from './edited-columns.ts';

interface EditDialogProps {
  /** The contact to change; null to add one. */
  contact: ContactRecord | null;
  onClose(): void;
}

/** Every field of a contact. */
export function EditDialog({ contact, onClose }: EditDialogProps) {
  const { save } = useContactChanges();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{contact ? 'Edit contact' : 'Add contact'}</DialogTitle>
          <DialogDescription>
            The first e-mail address and the first phone number are the main ones.
          </DialogDescription>
        </DialogHeader>
        <ContactEditor
          edited={toEditedContact(contact)}
          saveLabel="Save"
          onSave={async (edited) => {
            if (await save(contact, toColumns(edited, contact))) onClose();
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
