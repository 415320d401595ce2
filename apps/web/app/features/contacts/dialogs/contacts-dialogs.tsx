import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { lazy, Suspense } from 'react';
import { useContactChanges } from '../use-contact-changes.ts';
import { AddTagsDialog } from './add-tags-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';

// Forms, CSV and merging are not needed to see the list.
const EditDialog = lazy(async () => ({
  default: (await import('./edit-dialog.tsx')).EditDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}));
const MeetingDialog = lazy(async () => ({
  default: (await import('./meeting-dialog.tsx')).MeetingDialog,
}));
const MergeDialog = lazy(async () => ({
  default: (await import('./merge/merge-dialog.tsx')).MergeDialog,
}));

interface ContactsDialogsProps {
  contacts: readonly ContactRecord[];
  dialog: OpenDialog | null;
  onClose(): void;
  /** Contacts are being deleted, which a page about one of them may want to know. */
  onRemoved?(): void;
}

/** Whichever dialog is open. */
export function ContactsDialogs(props: ContactsDialogsProps) {
  return (
    <Suspense>
      <CurrentDialog {...props} />
    </Suspense>
  );
}

function CurrentDialog({ contacts, dialog, onClose, onRemoved }: ContactsDialogsProps) {
  const { remove, addTags, setMeeting } = useContactChanges();
  switch (dialog?.kind) {
    case 'delete':
      return (
        <DeleteDialog
          contacts={dialog.contacts}
          onClose={onClose}
          onConfirm={() => {
            void remove(dialog.contacts);
            onRemoved?.();
          }}
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
    case 'meeting':
      return (
        <MeetingDialog
          contacts={dialog.contacts}
          onClose={onClose}
          onSave={(meeting) => {
            onClose();
            void setMeeting(dialog.contacts, meeting);
          }}
        />
      );
    case 'edit':
      return <EditDialog contact={dialog.contact} onClose={onClose} />;
    case 'import':
      return <ImportDialog existing={contacts} onClose={onClose} />;
    case 'merge':
      return <MergeDialog groups={dialog.groups} onClose={onClose} />;
    default:
      return null;
  }
}
