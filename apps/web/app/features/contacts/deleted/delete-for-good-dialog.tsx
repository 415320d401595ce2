import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx';
import type { DeletedContact } from '#app/contact-book/deleted-contacts-query.ts';
import { nameOf } from '../name-of.ts';

interface DeleteForGoodDialogProps {
  contacts: readonly DeletedContact[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before deleted contacts go for good, which nothing brings back. */
export function DeleteForGoodDialog({ contacts, onConfirm, onClose }: DeleteForGoodDialogProps) {
  const [only] = contacts;
  const whom = contacts.length === 1 && only ? nameOf(only) : `${contacts.length} contacts`;
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>Delete for good?</AlertDialogTitle>
        <AlertDialogDescription className="wrap-anywhere">
          This deletes {whom} for good, with everything noted there. It cannot be undone.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={onConfirm}>
            Delete for good
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
