import type { ContactRecord } from '@cardsift/contacts/contact-record';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx';

interface DeleteDialogProps {
  contacts: readonly ContactRecord[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before contacts are deleted. */
export function DeleteDialog({ contacts, onConfirm, onClose }: DeleteDialogProps) {
  const [only] = contacts;
  const one = contacts.length === 1;
  const whom = one ? (only?.full_name ?? 'this contact') : `${contacts.length} contacts`;
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>{one ? 'Delete contact?' : 'Delete selected contacts?'}</AlertDialogTitle>
        <AlertDialogDescription className="wrap-anywhere">
          This deletes {whom} from your contacts. For 30 days you can restore {one ? 'it' : 'them'}{' '}
          from Recently Deleted.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={onConfirm}>
            Delete
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
