import { useAddTags } from '../api/use-add-tags.ts';
import { useDeleteContacts } from '../api/use-delete-contacts.ts';
import { AddTagsDialog } from './add-tags-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';

interface ContactsDialogsProps {
  userId: string;
  dialog: OpenDialog | null;
  onClose(): void;
}

/** Whichever dialog is open, and what its confirmation does. */
export function ContactsDialogs({ userId, dialog, onClose }: ContactsDialogsProps) {
  const deleteContacts = useDeleteContacts(userId);
  const addTags = useAddTags(userId);
  switch (dialog?.kind) {
    case 'delete':
      return (
        <DeleteDialog
          contacts={dialog.contacts}
          onClose={onClose}
          onConfirm={() => void deleteContacts(dialog.contacts)}
        />
      );
    case 'tags':
      return (
        <AddTagsDialog
          count={dialog.contacts.length}
          onClose={onClose}
          onAdd={(tags) => {
            onClose();
            void addTags(dialog.contacts, tags);
          }}
        />
      );
    default:
      return null;
  }
}
